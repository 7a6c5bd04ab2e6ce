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

/** A labelled number. Four of them hang from one RekhaGroup. */
export function StatCard({ label, value, note, icon, to }: StatCardProps) {
  return (
    <HangCard interactive={Boolean(to)} className="@container flex flex-col px-4 pt-3.5 pb-4">
      <div className="flex items-start justify-between gap-2 text-small text-ink-2">
        {to ? (
          <Link to={to} className="link-cover">
            {label}
          </Link>
        ) : (
          <span>{label}</span>
        )}
        {/* Beside three narrow cards, a long label needs the room. */}
        {icon && <Icon of={icon} size={16} className="mt-0.5 hidden text-ink @min-[7rem]:block" />}
      </div>
      <p className="mt-auto text-stat tabular-nums">{value}</p>
      {note && <p className="text-caption text-ink-2">{note}</p>}
    </HangCard>
  );
}
