import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconType } from './icon.tsx';

const TONES = {
  info: 'bg-info-tint text-info-ink',
  brand: 'bg-brand-tint text-brand-ink',
  meet: 'bg-meet-tint text-meet-ink',
  ok: 'bg-ok-tint text-ok-ink',
  'ok-solid': 'bg-ok text-on-ok',
  danger: 'bg-danger-tint text-danger-ink',
  outline: 'border-line-strong bg-surface text-ink-2',
  mute: 'bg-mute-tint text-mute-ink',
  time: 'bg-time-tint text-time-ink',
} as const;

export type BadgeTone = keyof typeof TONES;

/** A colour alone must not say that all is well, that something is wrong or that it is due. */
const ICONS: Partial<Record<BadgeTone, IconType>> = {
  ok: CircleCheck,
  danger: CircleAlert,
  time: Hourglass,
};

interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconType;
  children: ReactNode;
  className?: string;
}

/**
 * A state in a word, with an icon: a tone brings its own if none is given. `time` is kept for clocks and due dates.
 * Never a button.
 */
export function Badge({ tone = 'mute', icon = ICONS[tone], children, className }: BadgeProps) {
  return (
    <span className={clsx('badge', TONES[tone], className)}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}
