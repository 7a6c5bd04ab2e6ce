import { clsx } from 'clsx';
import { useState } from 'react';
import { type PictureUrl, pictureUrlOf } from '../../lib/picture-url.ts';
import { initials, tintStyle } from '../tint.ts';

/* The initials scale with the disc, which does not grow with the surrounding text on a phone. */
const SIZES = {
  sm: { px: 36, look: 'size-9 text-[calc(var(--spacing)*3.25)]/none font-medium' },
  md: { px: 44, look: 'size-11 text-[calc(var(--spacing)*4)]/none font-strong' },
  lg: { px: 64, look: 'size-16 text-[calc(var(--spacing)*5.5)]/none font-heading' },
} as const;

interface AvatarProps {
  id: string | number;
  name: string;
  size?: keyof typeof SIZES;
  picture?: PictureUrl;
  /** Called when the picture cannot be loaded: its address may have expired. */
  onStale?: () => void;
}

/** A person's picture, or their initials, in a circle. Decorative: the name is beside it. */
export function Avatar({ id, name, size = 'sm', picture, onStale }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const { px, look } = SIZES[size];
  const url = pictureUrlOf(picture);
  return (
    <span
      aria-hidden="true"
      style={tintStyle(id)}
      className={clsx(
        'relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full',
        look,
      )}
    >
      {initials(name, 2)}
      {url && url !== failed ? (
        <img
          src={url}
          srcSet={sourcesOf(url)}
          sizes={`${px}px`}
          width={px}
          height={px}
          alt=""
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => {
            setFailed(url);
            onStale?.();
          }}
        />
      ) : null}
    </span>
  );
}

/** The sizes of our own pictures; one from elsewhere has a single size. */
const sourcesOf = (url: string): string | undefined =>
  /\/pictures\/\d+\?/.test(url)
    ? `${url}&size=small 96w, ${url} 192w, ${url}&size=large 512w`
    : undefined;
