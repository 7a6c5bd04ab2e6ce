import { clsx } from 'clsx';
import { initials, tintStyle } from './tint.ts';

/* The initials scale with the disc, which does not grow with the surrounding text on a phone. */
const SIZES = {
  xs: 'size-8 text-[calc(var(--spacing)*3.25)]/none font-medium',
  sm: 'size-9 text-[calc(var(--spacing)*3.25)]/none font-medium',
  md: 'size-11 text-[calc(var(--spacing)*4)]/none font-strong',
  lg: 'size-16 text-[calc(var(--spacing)*5.5)]/none font-heading',
} as const;

/** Both shape and colour show the presence: disc, square, ring. */
const PRESENCE = {
  online: 'rounded-full bg-ok',
  away: 'rounded-[2px] bg-time',
  offline: 'rounded-full border-2 border-line-strong bg-surface',
} as const;

interface AvatarProps {
  id: string | number;
  name: string;
  photoUrl?: string | null;
  size?: keyof typeof SIZES;
  presence?: { state: keyof typeof PRESENCE; label: string };
  className?: string;
}

/** A person's photo or initials in a circle. The name is beside it, so only presence is announced. */
export function Avatar({ id, name, photoUrl, size = 'sm', presence, className }: AvatarProps) {
  return (
    <span className={clsx('relative inline-flex shrink-0', className)}>
      <span
        aria-hidden="true"
        style={tintStyle(id)}
        className={clsx('inline-grid place-items-center overflow-hidden rounded-full', SIZES[size])}
      >
        {photoUrl ? (
          <img src={photoUrl} alt="" decoding="async" className="size-full object-cover" />
        ) : (
          initials(name, 2)
        )}
      </span>
      {presence && (
        <>
          <span
            className={clsx(
              'absolute -right-0.5 -bottom-0.5 size-3 ring-2 ring-surface',
              PRESENCE[presence.state],
            )}
          />
          <span className="sr-only">{presence.label}</span>
        </>
      )}
    </span>
  );
}
