import sharp from 'sharp';
import {
  LOGO_ICONS,
  LOGO_MOST,
  type LogoRedrawing,
  PICTURE_MOST_PIXELS,
  PICTURE_SIZES,
  type PictureSize,
  type Redrawing,
  type Redrawn,
  type RedrawnLogo,
  type Square,
  WHOLE_SIDE,
  type WholeRedrawing,
  type WholeRedrawn,
} from './sizes.ts';

// The library can read many more formats; all others are blocked, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** At these sizes, nobody sees a difference between this and a higher quality. */
const QUALITY = 78;
/** The letters of a logo need more. */
const LOGO_QUALITY = 92;
const ICON_MARGIN = 0.1;
const WHITE = '#fff';

/**
 * Draws all of a picture, upright and no larger than needed: only what can be seen in the file, and
 * nothing else of it.
 */
export const drawWhole = ({ bytes }: WholeRedrawing): Promise<WholeRedrawn> =>
  drawAll(bytes).catch((): WholeRedrawn => ({ refused: 'unreadable' }));

async function drawAll(bytes: Uint8Array): Promise<WholeRedrawn> {
  const picture = sharp(withoutTexts(bytes), { limitInputPixels: false, failOn: 'error' });
  const { width, height } = await picture.metadata();
  if (width * height > PICTURE_MOST_PIXELS) return { refused: 'too_many_pixels' };
  const drawn = picture
    .autoOrient()
    .resize(WHOLE_SIDE, WHOLE_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .toColourspace('srgb');
  return { picture: await drawn.webp({ quality: QUALITY }).toBuffer() };
}

/**
 * Draws a logo for pages and for icons: transparent parts stay transparent on pages, and are white
 * in icons.
 */
export const drawLogo = ({ bytes }: LogoRedrawing): Promise<RedrawnLogo> =>
  drawShapes(bytes).catch((): RedrawnLogo => ({ refused: 'unreadable' }));

async function drawShapes(bytes: Uint8Array): Promise<RedrawnLogo> {
  const picture = sharp(withoutTexts(bytes), { limitInputPixels: false, failOn: 'error' });
  const { width, height } = await picture.metadata();
  if (width * height > PICTURE_MOST_PIXELS) return { refused: 'too_many_pixels' };
  const upright = picture.autoOrient().toColourspace('srgb');
  const wide = await upright
    .clone()
    .resize({ ...LOGO_MOST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: LOGO_QUALITY })
    .toBuffer();
  const icons: [(typeof LOGO_ICONS)[number], Uint8Array][] = [];
  for (const side of LOGO_ICONS) {
    // Operating systems cut icons to a round shape.
    const margin = Math.round(side * ICON_MARGIN);
    const inner = side - 2 * margin;
    const around = { top: margin, bottom: margin, left: margin, right: margin, background: WHITE };
    const square = upright
      .clone()
      .flatten({ background: WHITE })
      .resize(inner, inner, { fit: 'contain', background: WHITE })
      .extend(around);
    icons.push([side, await square.png({ compressionLevel: 9 }).toBuffer()]);
  }
  return { wide, icons };
}

/**
 * Draws the upright square of a picture in every size: only what can be seen in the file, and
 * nothing else of it.
 */
export const draw = (asked: Redrawing): Promise<Redrawn> =>
  drawSquare(asked).catch((): Redrawn => ({ refused: 'unreadable' }));

async function drawSquare({ bytes, square }: Redrawing): Promise<Redrawn> {
  // Checked here rather than by the library, to tell large pictures from broken ones.
  const picture = sharp(withoutTexts(bytes), { limitInputPixels: false, failOn: 'error' });
  const { width, height, autoOrient: upright } = await picture.metadata();
  if (width * height > PICTURE_MOST_PIXELS) return { refused: 'too_many_pixels' };
  const { x, y, size } = square ?? middleOf(upright);
  if (x + size > upright.width || y + size > upright.height) return { refused: 'outside' };
  // The output has no metadata, because none is requested, and its colours are sRGB.
  const { data, info } = await picture
    .autoOrient()
    .extract({ left: x, top: y, width: size, height: size })
    .resize(PICTURE_SIZES[0], PICTURE_SIZES[0])
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: side, channels } = info;
  const pictures: [PictureSize, Uint8Array][] = [];
  for (const wanted of PICTURE_SIZES) {
    const drawn = sharp(data, { raw: { width: side, height: side, channels } }).resize(wanted);
    pictures.push([wanted, await drawn.webp({ quality: QUALITY }).toBuffer()]);
  }
  return { pictures };
}

function middleOf({ width, height }: { width: number; height: number }): Square {
  const size = Math.min(width, height);
  return { x: Math.floor((width - size) / 2), y: Math.floor((height - size) / 2), size };
}

const PNG_MARK = Buffer.from('89504E470D0A1A0A', 'hex');
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);
/** Length, type and checksum of a chunk (W3C PNG, 5.3). */
const AROUND_CHUNK = 12;

/**
 * Removes the texts of a PNG: the library would inflate one after another, which can take minutes.
 */
function withoutTexts(bytes: Uint8Array): Uint8Array {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!png.subarray(0, PNG_MARK.length).equals(PNG_MARK)) return bytes;
  const kept: Uint8Array[] = [PNG_MARK];
  for (let at = PNG_MARK.length; at + AROUND_CHUNK <= png.length;) {
    const end = at + AROUND_CHUNK + png.readUInt32BE(at);
    if (!TEXTS.has(png.toString('latin1', at + 4, at + 8))) kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
