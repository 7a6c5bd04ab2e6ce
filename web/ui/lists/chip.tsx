import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { countText } from '../../lib/format/format.ts';
import { Icon } from '../icon.tsx';

interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  count?: number | string | undefined;
}

/** A toggle: on or off. */
export function Chip(props: ChipProps) {
  const { pressed, onPressedChange, count, className, children, ...button } = props;
  return (
    <button
      type="button"
      {...button}
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className={clsx('chip', className)}
    >
      {pressed && <Icon of={Check} size={16} />}
      {children}
      <Count of={count} />
    </button>
  );
}

interface ChipLinkProps extends ComponentProps<typeof Link> {
  current?: boolean;
  count?: number | string | undefined;
  /** For deep surfaces. */
  deep?: boolean;
}

/** A chip that links to a URL, for filters kept in the address. */
export function ChipLink(props: ChipLinkProps) {
  const { current, count, deep, className, children, ...link } = props;
  return (
    <Link
      {...link}
      aria-current={current ? 'true' : undefined}
      className={clsx('chip', deep && 'chip-deep', className)}
    >
      {children}
      <Count of={count} />
    </Link>
  );
}

function Count({ of: count }: { of: number | string | undefined }) {
  if (count === undefined) return null;
  return <span className="tabular-nums">{countText(count)}</span>;
}
