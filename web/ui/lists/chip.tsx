import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icon.tsx';
import type { IconType } from '../icon.tsx';

interface Face {
  icon?: IconType;
  count?: number | string;
  /** For deep surfaces. */
  deep?: boolean;
}

interface ChipProps extends Face, Omit<ComponentProps<'button'>, 'aria-pressed'> {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  /** The icon of a pressed chip: a tick for "chosen", or a cross for "remove". */
  mark?: 'check' | 'x' | 'none';
}

/** A toggle: on or off. */
export function Chip(props: ChipProps) {
  const { pressed, onPressedChange, mark = 'check', icon, count, deep, ...rest } = props;
  const { className, children, ...button } = rest;
  return (
    <button
      type="button"
      {...button}
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className={clsx('chip', deep && 'chip-deep', className)}
    >
      {pressed && mark === 'check' ? (
        <Icon of={Check} size={16} />
      ) : (
        icon && <Icon of={icon} size={16} />
      )}
      {children}
      <Count>{count}</Count>
      {pressed && mark === 'x' && <Icon of={X} size={16} />}
    </button>
  );
}

interface ChipLinkProps extends Face, ComponentProps<typeof Link> {
  current?: boolean;
}

/** A chip that links to a URL, for filters kept in the address. */
export function ChipLink(props: ChipLinkProps) {
  const { current, icon, count, deep, className, children, ...link } = props;
  return (
    <Link
      {...link}
      aria-current={current ? 'true' : undefined}
      className={clsx('chip', deep && 'chip-deep', className)}
    >
      {icon && <Icon of={icon} size={16} />}
      {children}
      <Count>{count}</Count>
    </Link>
  );
}

function Count({ children }: { children?: ReactNode }) {
  if (children === undefined) return null;
  return <span className="tabular-nums">{children}</span>;
}
