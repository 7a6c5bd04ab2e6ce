import { clsx } from 'clsx';
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

interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconType;
  children: ReactNode;
  className?: string;
}

/** A state in an icon and a word. `time` is kept for clocks and due dates. Never a button. */
export function Badge({ tone = 'mute', icon, children, className }: BadgeProps) {
  return (
    <span className={clsx('badge', TONES[tone], className)}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}
