import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  AS_DRAWN,
  drawn,
  expectClean,
  type PictureCases,
} from '../../test/files/clean-pictures.ts';
import {
  chunk,
  exif,
  exifSegment,
  HIDDEN,
  pictureOf,
  quartered,
  riffChunk,
  segment,
  webpWith,
  withChunks,
  withSegments,
} from '../../test/files/pictures.ts';
import { isPicture } from './redraw.ts';

const jpeg = await pictureOf('jpeg');
const png = await pictureOf('png');
const gif = await pictureOf('gif');
const webp = await pictureOf('webp');

const script = `<script>alert('${HIDDEN}')</script>`;
const zipped = Buffer.concat([Buffer.from(`PK\u0003\u0004${HIDDEN}`, 'latin1'), Buffer.alloc(64)]);
const text = (keyword: string, content: string | Buffer) =>
  Buffer.concat([Buffer.from(`${keyword}\0\0`), Buffer.from(content)]);

describe('what a picture brings besides its pixels is left behind:', () => {
  const cases: PictureCases = {
    'a JPEG with EXIF': () => withSegments(jpeg, exifSegment(1, HIDDEN)),
    'a JPEG with a place': () =>
      quartered()
        .withExif({
          IFD0: { Copyright: HIDDEN },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
        })
        .jpeg()
        .toBuffer(),
    'a JPEG with a thumbnail': () =>
      withSegments(jpeg, exifSegment(1, Buffer.concat([Buffer.from(HIDDEN), jpeg]))),
    'a JPEG with two EXIF segments': () =>
      withSegments(jpeg, exifSegment(1), exifSegment(1, HIDDEN)),
    'a JPEG with XMP': () =>
      withSegments(jpeg, segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${HIDDEN}`)),
    'a JPEG with IPTC': () =>
      withSegments(
        jpeg,
        segment(0xed, `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x20\x1c\x02\x78${HIDDEN}`),
      ),
    'a JPEG with a comment': () => withSegments(jpeg, segment(0xfe, script)),
    'a JPEG with PHP in a comment': () =>
      withSegments(jpeg, segment(0xfe, `<?php echo '${HIDDEN}'; ?>`)),
    'a JPEG with every private segment': () =>
      withSegments(
        jpeg,
        ...Array.from({ length: 13 }, (_, n) =>
          segment(0xe0 + n + 3 > 0xef ? 0xef : 0xe0 + n + 3, HIDDEN),
        ),
      ),
    'a JPEG with a broken colour profile': () =>
      withSegments(jpeg, segment(0xe2, `ICC_PROFILE\0\x01\x01${HIDDEN}`)),
    'a JPEG with a colour profile': () => quartered().withIccProfile('p3').jpeg().toBuffer(),
    'a JPEG with HTML behind it': () => Buffer.concat([jpeg, Buffer.from(script)]),
    'a JPEG with a second one behind it': () => Buffer.concat([jpeg, jpeg, Buffer.from(HIDDEN)]),
    'a JPEG that is an archive too': () => Buffer.concat([jpeg, zipped]),
    'a JPEG with a megabyte of comments': () =>
      withSegments(
        jpeg,
        ...Array.from({ length: 16 }, () => segment(0xfe, HIDDEN.padEnd(65_000, '-'))),
      ),
    'a progressive JPEG': () => quartered().jpeg({ progressive: true }).toBuffer(),
    'a JPEG in CMYK': () => quartered().toColourspace('cmyk').jpeg().toBuffer(),
    'a PNG with text': () => withChunks(png, chunk('tEXt', `Comment\0${script}`)),
    'a PNG with deflated text': () =>
      withChunks(png, chunk('zTXt', text('Comment', deflateSync(Buffer.from(script))))),
    'a PNG with text in UTF-8': () =>
      withChunks(png, chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${HIDDEN}`)),
    'a PNG with EXIF': () => withChunks(png, chunk('eXIf', exif(1, HIDDEN))),
    'a PNG with a time': () => withChunks(png, chunk('tIME', '\x07\xea\x0b\x16\x08\0\0')),
    'a PNG with physical dimensions': () =>
      withChunks(png, chunk('pHYs', '\xff\xff\xff\xff\0\0\0\x01\0')),
    'a PNG with a private chunk': () => withChunks(png, chunk('prVt', HIDDEN)),
    'a PNG with a colour profile that is none': () =>
      withChunks(png, chunk('iCCP', text('p', deflateSync(Buffer.from(HIDDEN))))),
    'a PNG with a script behind it': () => Buffer.concat([png, Buffer.from(script)]),
    'a PNG that is an archive too': () => Buffer.concat([png, zipped]),
    'a PNG with a second one behind it': () => Buffer.concat([png, png, Buffer.from(HIDDEN)]),
    'an interlaced PNG': () => quartered().png({ progressive: true }).toBuffer(),
    'a PNG with a palette': () => quartered().png({ palette: true }).toBuffer(),
    'a PNG of 16 bits': () => quartered().toColourspace('rgb16').png().toBuffer(),
    'a GIF with a comment': () =>
      Buffer.concat([
        gif.subarray(0, -1),
        Buffer.from(`!\xfe${String.fromCodePoint(HIDDEN.length)}${HIDDEN}\0;`, 'latin1'),
      ]),
    'a GIF that is an archive too': () => Buffer.concat([gif, zipped]),
    'a GIF with HTML behind it': () => Buffer.concat([gif, Buffer.from(`<html>${script}`)]),
    'a WebP with EXIF': () => webpWith(webp, 0x08, riffChunk('EXIF', exif(1, HIDDEN))),
    'a WebP with EXIF behind its pixels': () =>
      webpWith(webp, 0x08, riffChunk('JUNK', ''), riffChunk('EXIF', exif(1, HIDDEN))),
    'a WebP with XMP': () => webpWith(webp, 0x04, riffChunk('JUNK', ''), riffChunk('XMP ', HIDDEN)),
    'a WebP with an unknown chunk': () => webpWith(webp, 0, riffChunk('VRTT', HIDDEN)),
    'a WebP with HTML behind it': () => Buffer.concat([webp, Buffer.from(script)]),
    'a lossless WebP': () => quartered().webp({ lossless: true }).toBuffer(),
  };

  test.each(Object.keys(cases))('%s', async (name) => {
    const bytes = (await cases[name]?.()) ?? Buffer.alloc(0);
    expect(await isPicture(bytes)).toBe(true);
    await expectClean(await drawn(bytes), AS_DRAWN);
  });
});
