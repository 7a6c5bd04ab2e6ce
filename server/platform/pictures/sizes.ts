/** The sides, in pixels, of the squares in which a picture is stored, largest first. */
export const PICTURE_SIZES = [512, 192, 96] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/**
 * More than the largest phone pictures that fit into an upload; each pixel costs up to 12 bytes of
 * memory.
 */
export const PICTURE_MOST_PIXELS = 25_000_000;

/** A square part of a picture, in the pixels of the upright picture. */
export interface Square {
  x: number;
  y: number;
  size: number;
}

export interface Redrawing {
  bytes: Uint8Array;
  /** If undefined, the largest square in the middle. */
  square: Square | undefined;
}

/** A picture that is kept whole, no larger than WHOLE_SIDE. */
export interface WholeRedrawing {
  bytes: Uint8Array;
  whole: true;
}

/** The longer side of a picture that is kept whole, in pixels: text on a photo of a page stays readable. */
export const WHOLE_SIDE = 2_000;

export type WholeRedrawn = { picture: Uint8Array } | { refused: 'unreadable' | 'too_many_pixels' };

/** A WebP in each of the sizes, or why there are none. */
export type Redrawn =
  | { pictures: [PictureSize, Uint8Array][] }
  | { refused: 'unreadable' | 'too_many_pixels' | 'outside' };

/** A logo, whose background may be transparent. */
export interface LogoRedrawing {
  bytes: Uint8Array;
  logo: true;
}

/**
 * The largest size, in pixels, in which a logo is shown on sharp screens: four times as high as in
 * the header of a page.
 */
export const LOGO_MOST = { width: 640, height: 112 };
/** The sides, in pixels, of the square icons with a logo in their middle. */
export const LOGO_ICONS = [512, 192] as const;

/** The logo as WebP and its icons as PNG, or why there are none. */
export type RedrawnLogo =
  | { wide: Uint8Array; icons: [(typeof LOGO_ICONS)[number], Uint8Array][] }
  | { refused: 'unreadable' | 'too_many_pixels' };
