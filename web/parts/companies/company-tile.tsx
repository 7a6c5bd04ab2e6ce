import { clsx } from 'clsx';
import { initials, tintStyle } from '../../ui/tint.ts';

/* The initial scales with the tile, which does not grow with the surrounding text on a phone. */
const SIZES = {
  sm: 'size-9 text-[calc(var(--spacing)*3.75)]/none font-strong',
  md: 'size-11 text-[calc(var(--spacing)*4.25)]/none font-semibold md:text-[calc(var(--spacing)*4.5)]/none',
  lg: 'size-16 text-[calc(var(--spacing)*5.5)]/none font-heading',
} as const;

interface CompanyTileProps {
  id: string | number;
  name: string;
  size?: keyof typeof SIZES;
}

/** A company's initial, hanging from a line. Decorative: the name is beside it. */
export function CompanyTile({ id, name, size = 'md' }: CompanyTileProps) {
  return (
    <span
      aria-hidden="true"
      style={tintStyle(id)}
      className={clsx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-tile border-t-3 border-current',
        SIZES[size],
      )}
    >
      {initials(name, 1)}
    </span>
  );
}
