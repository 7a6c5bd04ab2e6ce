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
  logoUrl?: string | null;
  size?: keyof typeof SIZES;
  className?: string;
}

/** A company's logo or initial, hanging from a line. Decorative: the name is beside it. */
export function CompanyTile({ id, name, logoUrl, size = 'md', className }: CompanyTileProps) {
  return (
    <span
      aria-hidden="true"
      style={tintStyle(id)}
      className={clsx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-tile border-t-3 border-current',
        SIZES[size],
        className,
      )}
    >
      {logoUrl ? (
        <img
          src={logoUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full bg-white object-contain"
        />
      ) : (
        initials(name, 1)
      )}
    </span>
  );
}
