import { clsx } from 'clsx';
import { initials, tintStyle } from './tint.ts';

/* The initials scale with the disc, which does not grow with the surrounding text on a phone. */
const SIZES = {
  sm: 'size-9 text-[calc(var(--spacing)*3.25)]/none font-medium',
  md: 'size-11 text-[calc(var(--spacing)*4)]/none font-strong',
  lg: 'size-16 text-[calc(var(--spacing)*5.5)]/none font-heading',
} as const;

interface AvatarProps {
  id: string | number;
  name: string;
  size?: keyof typeof SIZES;
}

/** A person's initials in a circle. Decorative: the name is beside it. */
export function Avatar({ id, name, size = 'sm' }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      style={tintStyle(id)}
      className={clsx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full',
        SIZES[size],
      )}
    >
      {initials(name, 2)}
    </span>
  );
}
