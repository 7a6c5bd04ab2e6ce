import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { HangCard } from '../card.tsx';
import { Icon } from '../icon.tsx';
import type { IconType } from '../icon.tsx';

interface StatCardProps {
  label: string;
  value: ReactNode;
  /** A sentence on what the number means, or what to do if it is 0. */
  note?: ReactNode;
  icon?: IconType;
  /** The address of the counted list; the whole card is clickable. */
  to?: string;
}

/** A labelled number. Four of them hang from one RekhaGroup, with their numbers on one line whatever wraps above or below. */
export function StatCard({ label, value, note, icon, to }: StatCardProps) {
  return (
    <HangCard
      interactive={Boolean(to)}
      className="row-span-3 grid grid-rows-subgrid gap-y-0 px-4 pt-3.5 pb-4"
    >
      <div className="flex items-start justify-between gap-2 note text-balance">
        {to ? (
          <Link to={to} className="link-cover">
            {label}
          </Link>
        ) : (
          <span>{label}</span>
        )}
        {/* Of three cards beside one another on a phone, a long label needs the room. */}
        {icon && (
          <Icon of={icon} size={16} className="mt-0.5 text-ink in-[.grid-cols-3]:max-md:hidden" />
        )}
      </div>
      <p className="text-stat tabular-nums">{value}</p>
      {note && <p className="text-caption text-ink-2">{note}</p>}
    </HangCard>
  );
}
