import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A word that files hide in their metadata. */
export const HIDDEN = 'jackfruit-at-12.97N-77.59E';

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp';

const COLOURS = {
  red: [200, 30, 30],
  green: [30, 160, 40],
  blue: [30, 40, 200],
  yellow: [230, 210, 40],
} as const;
export type Colour = keyof typeof COLOURS;

/** Four quarters as raw pixels: red and green above blue and yellow. */
function quarters(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const above = x < width / 2 ? COLOURS.red : COLOURS.green;
      const below = x < width / 2 ? COLOURS.blue : COLOURS.yellow;
      pixels.set(y < height / 2 ? above : below, (y * width + x) * 3);
    }
  }
  return pixels;
}

/** The four quarters, as sharp draws on them. */
export const quartered = (width = 96, height = width) =>
  sharp(quarters(width, height), { raw: { width, height, channels: 3 } });

export const pictureOf = (format: PictureFormat, width?: number, height?: number) =>
  quartered(width, height).toFormat(format).toBuffer();

/** The colours at the middle of the quarters of a picture, line by line. */
export async function coloursOf(picture: Uint8Array): Promise<Colour[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return nearest([...data.subarray(start, start + 3)]);
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

function nearest(pixel: number[]): Colour {
  const distance = (name: Colour) =>
    COLOURS[name].reduce((sum, value, index) => sum + Math.abs(value - (pixel[index] ?? 0)), 0);
  const names = Object.keys(COLOURS) as Colour[];
  return names.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}

const bytesOf = (content: string | Buffer): Buffer =>
  typeof content === 'string' ? Buffer.from(content, 'latin1') : content;

// JPEG: segments of a marker, a length and content (ITU-T T.81, B.1.1).

export function segment(marker: number, content: string | Buffer): Buffer {
  const body = bytesOf(content);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** Puts segments behind the first marker of a JPEG. */
export const withSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** EXIF with an orientation (TIFF 6.0, tag 274), followed by whatever else. */
export function exif(orientation: number, more: string | Buffer = ''): Buffer {
  const tiff = Buffer.from(
    'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0',
    'latin1',
  );
  tiff.writeUInt16BE(orientation, 18);
  return Buffer.concat([tiff, bytesOf(more)]);
}

export const exifSegment = (...content: Parameters<typeof exif>): Buffer =>
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif(...content)]));

/** A JPEG that claims other dimensions. */
export function resizedJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.findIndex((byte, at) => byte === 0xff && isFrame(changed[at + 1] ?? 0));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

const isFrame = (marker: number) => marker === 0xc0 || marker === 0xc2;

// PNG: chunks of a length, a type, content and a checksum (W3C PNG, 5.3).

const PNG_MARK = Buffer.from('89504E470D0A1A0A', 'hex');

export function chunk(type: string, content: string | Buffer, checksum?: number): Buffer {
  const body = Buffer.concat([Buffer.from(type), bytesOf(content)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(checksum ?? crc32(body));
  return Buffer.concat([length, body, check]);
}

interface Header {
  width?: number;
  height?: number;
  depth?: number;
  colours?: number;
  interlaced?: boolean;
}

const headerChunk = ({ width = 4, height = 4, depth = 8, colours = 2, interlaced }: Header) => {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  content.set([depth, colours, 0, 0, interlaced ? 1 : 0], 8);
  return chunk('IHDR', content);
};

/** A PNG of these dimensions, whatever its pixels are, with chunks before them. */
export const pngOf = (header: Header, pixels: Buffer, ...before: Buffer[]): Buffer =>
  Buffer.concat([
    PNG_MARK,
    headerChunk(header),
    ...before,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', ''),
  ]);

/** Puts chunks between the header and the rest of a PNG. */
export const withChunks = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

/** This many equal bytes, deflated to a thousandth. */
export const bomb = (megabytes: number): Buffer => deflateSync(Buffer.alloc(megabytes * 1_048_576));

// WebP: chunks in a RIFF container.

export function riffChunk(type: string, content: string | Buffer): Buffer {
  const body = bytesOf(content);
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

export function riff(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** The chunks of a WebP; an error if it has one byte more or less than it says. */
export function riffChunksOf(webp: Uint8Array): string[] {
  const bytes = Buffer.from(webp);
  if (bytes.readUInt32LE(4) !== bytes.length - 8) throw new Error('bytes before or after the WebP');
  const types = [];
  for (let at = 12; at < bytes.length;) {
    types.push(bytes.toString('latin1', at, at + 4));
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return types;
}

/** A WebP with metadata and extra chunks around its pixels. */
export function webpWith(webp: Buffer, flags: number, ...chunks: Buffer[]): Buffer {
  const side = Buffer.from([95, 0, 0]);
  const extended = riffChunk('VP8X', Buffer.concat([Buffer.from([flags, 0, 0, 0]), side, side]));
  return riff(extended, ...chunks.slice(0, 1), webp.subarray(12), ...chunks.slice(1));
}

// GIF: a screen, then blocks (GIF89a).

/** A GIF of so many frames of one pixel, on a screen of these dimensions. */
export function gifOf(width: number, height: number, frames: number, comment = ''): Buffer {
  const screen = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  const told = comment
    ? Buffer.from(`!\xfe${String.fromCodePoint(comment.length)}${comment}\0`, 'latin1')
    : Buffer.alloc(0);
  const frame = Buffer.from(',\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0', 'latin1');
  return Buffer.concat([
    screen,
    told,
    ...Array.from({ length: frames }, () => frame),
    Buffer.from(';'),
  ]);
}
