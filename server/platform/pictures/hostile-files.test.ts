import { describe, expect, test } from 'vitest';
import { drawn, expectClean, type PictureCases } from '../../test/files/clean-pictures.ts';
import {
  bomb,
  chunk,
  exif,
  gifOf,
  pictureOf,
  type PictureFormat,
  pngOf,
  quartered,
  resizedJpeg,
  riff,
  riffChunk,
  segment,
  withChunks,
  withSegments,
} from '../../test/files/pictures.ts';
import { isPicture } from './redraw.ts';
import { PICTURE_MOST_PIXELS } from './sizes.ts';

const jpeg = await pictureOf('jpeg');
const png = await pictureOf('png');
const webp = await pictureOf('webp');

const LIMIT_SIDE = Math.ceil(Math.sqrt(PICTURE_MOST_PIXELS)) + 1;
const NO_PIXELS = Buffer.alloc(9);

/** A WebP that has no pixels, but says how many (RFC 6386, 9.1). */
function emptyWebp(width: number, height: number): Buffer {
  const head = Buffer.from('\x10\0\0\x9d\x01\x2a\0\0\0\0', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  return riff(riffChunk('VP8 ', Buffer.concat([head, Buffer.alloc(40)])));
}

const text = (keyword: string, content: string | Buffer) =>
  Buffer.concat([Buffer.from(`${keyword}\0\0`), Buffer.from(content)]);

describe('what would take too much is refused before it is drawn:', () => {
  const cases: PictureCases = {
    'a PNG of 50,000 × 50,000': () => pngOf({ width: 50_000, height: 50_000 }, NO_PIXELS),
    'an interlaced PNG of as many': () =>
      pngOf({ width: 50_000, height: 50_000, interlaced: true }, NO_PIXELS),
    'a PNG just above the limit': () => pngOf({ width: LIMIT_SIDE, height: LIMIT_SIDE }, NO_PIXELS),
    'a PNG of one endless line': () =>
      pngOf({ width: PICTURE_MOST_PIXELS + 1, height: 1 }, NO_PIXELS),
    'a PNG of one bit for each pixel': () =>
      pngOf({ width: 60_000, height: 60_000, depth: 1, colours: 0 }, NO_PIXELS),
    'a JPEG of 65,500 × 65,500': () => resizedJpeg(jpeg, 65_500, 65_500),
    'a progressive JPEG of as many': async () =>
      resizedJpeg(await quartered().jpeg({ progressive: true }).toBuffer(), 65_500, 65_500),
    'a WebP of 16,383 × 16,383': () => emptyWebp(16_383, 16_383),
  };

  test.each(Object.keys(cases))('%s', async (name) => {
    const bytes = (await cases[name]?.()) ?? Buffer.alloc(0);
    expect(await isPicture(bytes)).toBe(true);
    expect(await drawn(bytes)).toEqual({ refused: 'too_many_pixels' });
  });
});

describe('what inflates without end is not waited for:', () => {
  const long = bomb(16);
  const cases: PictureCases = {
    'text in a PNG': () =>
      withChunks(png, ...Array.from({ length: 40 }, () => chunk('zTXt', text('Comment', long)))),
    'text in UTF-8 in a PNG': () =>
      withChunks(png, chunk('iTXt', Buffer.concat([Buffer.from('Comment\0\x01\0\0\0'), long]))),
    'the colour profile of a PNG': () => withChunks(png, chunk('iCCP', text('profile', long))),
    'more pixels in a PNG than it says': () => pngOf({}, Buffer.alloc(16_777_216)),
    'the screen of a GIF': () => gifOf(65_535, 65_535, 10_000),
  };

  test.each(Object.keys(cases))('%s', async (name) => {
    await expectClean(await drawn((await cases[name]?.()) ?? Buffer.alloc(0)));
  });
});

test('a JPEG of many scans is refused before they are drawn one over another', async () => {
  const progressive = await quartered().jpeg({ progressive: true }).toBuffer();
  const scan = progressive.subarray(progressive.lastIndexOf(Buffer.from('FFDA', 'hex')), -2);
  const scans = Array.from({ length: 20_000 }, () => scan);
  const bytes = Buffer.concat([progressive.subarray(0, -2), ...scans, progressive.subarray(-2)]);
  expect(await drawn(bytes)).toEqual({ refused: 'unreadable' });
});

describe('what cannot be read whole is refused:', () => {
  const formats: PictureFormat[] = ['jpeg', 'png', 'gif', 'webp'];
  const cuts = formats.flatMap((format) =>
    [2, 10, 25, 50, 75, 90].map((percent): [number, PictureFormat] => [percent, format]),
  );
  test.each(cuts)('%i percent of a %s', async (percent, format) => {
    const bytes = await pictureOf(format);
    const cut = bytes.subarray(0, Math.floor((bytes.length * percent) / 100));
    expect(await drawn(cut)).toEqual({ refused: 'unreadable' });
  });

  const changed = (bytes: Buffer, at: number) => {
    const copy = Buffer.from(bytes);
    const place = at < 0 ? bytes.length + at : at;
    copy.writeUInt8(copy.readUInt8(place) ^ 1, place);
    return copy;
  };
  const endless = chunk('tEXt', 'a\0b');
  endless.writeUInt32BE(0x7f_ff_ff_ff);

  const cases: PictureCases = {
    'a PNG of 0 × 0': () => pngOf({ width: 0, height: 0 }, NO_PIXELS),
    'a PNG of 4 × 0': () => pngOf({ height: 0 }, NO_PIXELS),
    'a PNG of a negative width': () => pngOf({ width: 0x80_00_00_00 }, NO_PIXELS),
    'a PNG without pixels': () => pngOf({}, Buffer.alloc(0)),
    'a PNG of seven bits': () => pngOf({ depth: 7 }, Buffer.alloc(60)),
    'a PNG that lacks its palette': () => pngOf({ colours: 3 }, Buffer.alloc(60)),
    'a PNG whose header has a wrong checksum': () => changed(png, 30),
    'a PNG whose pixels have a wrong checksum': () => changed(png, -14),
    'a PNG with a chunk longer than the file': () => withChunks(png, endless),
    'a PNG with two headers': () => withChunks(png, png.subarray(8, 33)),
    'a JPEG of 0 × 0': () => resizedJpeg(jpeg, 0, 0),
    'a JPEG of an end alone': () => Buffer.from('FFD8FFD9', 'hex'),
    'a JPEG with a segment longer than the file': () =>
      withSegments(jpeg, Buffer.from('FFE1FFFF', 'hex')),
    'a GIF without a frame': () => gifOf(8, 8, 0),
    'a WebP of 0 × 0': () => emptyWebp(0, 0),
    'a WebP without pixels': () => emptyWebp(40, 40),
    'a lossless WebP without pixels': () =>
      riff(riffChunk('VP8L', Buffer.concat([Buffer.from('2FFFFFFF0F', 'hex'), Buffer.alloc(40)]))),
    'a WebP shorter than it says': () => {
      const longer = Buffer.from(webp);
      longer.writeUInt32LE(0xff_ff_ff_ff, 4);
      return longer;
    },
  };
  test.each(Object.keys(cases))('%s', async (name) => {
    const bytes = (await cases[name]?.()) ?? Buffer.alloc(0);
    expect(await drawn(bytes)).toEqual({ refused: 'unreadable' });
  });
});

describe('what is not one of the four formats never reaches the library:', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>`;
  const others: Record<string, string | Buffer> = {
    'an SVG': svg,
    'an SVG with a declaration': `<?xml version="1.0"?>${svg}`,
    'an SVG deflated': Buffer.from('1F8B0800000000000003', 'hex'),
    HTML: '<!doctype html><script>alert(1)</script>',
    PHP: '<?php system($_GET[0]); ?>',
    'a PDF': '%PDF-1.7\n%%EOF',
    'a TIFF': 'II*\0\x08\0\0\0\0\0',
    'a big-endian TIFF': 'MM\0*\0\0\0\x08\0\0',
    'a HEIC': '\0\0\0\x18ftypheic\0\0\0\0heicmif1',
    'an AVIF': '\0\0\0\x18ftypavif\0\0\0\0avifmif1',
    'a JPEG XL': '\xff\x0a\0\0\0\0\0\0\0\0\0\0',
    'a JPEG 2000': '\0\0\0\x0cjP  \r\n\x87\n',
    'a BMP': 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0',
    'an icon': '\0\0\x01\0\x01\0\x10\x10\0\0',
    'a PSD': '8BPS\0\x01\0\0\0\0\0\0',
    'a PNM': 'P6 1 1 255\n\0\0\0',
    PostScript: '%!PS-Adobe-3.0\n',
    'a script of ImageMagick': 'push graphic-context\nimage over 0,0 0,0 "msl:/etc/passwd"',
    'a program': 'MZ\x90\0\x03\0\0\0',
    'an archive': 'PK\x03\x04\x14\0\0\0',
    'a WAV, which is RIFF too': 'RIFF\x24\0\0\0WAVEfmt ',
    'a video': '\x1aE\xdf\xa3\x01\0\0\0',
    'a JPEG behind a line of HTML': '<html>\n\xff\xd8\xff\xe0',
    'a PNG with a mark of other line ends': '\x89PNG\n\x1a\n\0\0\0\rIHDR',
    'a GIF of an unknown version': 'GIG89a\x01\0\x01\0',
    zeros: '\0'.repeat(64),
    'one byte': '\xff',
  };
  test.each(Object.entries(others))('%s', async (_, content) => {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    expect(await isPicture(bytes)).toBe(false);
    // And were it called a picture by mistake, the library would not open it.
    expect(await drawn(bytes)).toEqual({ refused: 'unreadable' });
  });
});

describe('what is only a little wrong is drawn:', () => {
  const cases: PictureCases = {
    'a PNG whose text has a wrong checksum': () => withChunks(png, chunk('tEXt', 'a\0b', 1)),
    'a PNG without its end': () => png.subarray(0, -12),
    'a JPEG with an empty segment': () => withSegments(jpeg, Buffer.from('FFE10000', 'hex')),
    'a JPEG whose EXIF leads in a circle': () => {
      const circle = exif(1);
      circle.writeUInt32BE(8, 22);
      return withSegments(jpeg, segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), circle])));
    },
    'a GIF with a screen of no size': () => gifOf(0, 0, 1),
  };
  test.each(Object.keys(cases))('%s', async (name) => {
    await expectClean(await drawn((await cases[name]?.()) ?? Buffer.alloc(0)));
  });
});
