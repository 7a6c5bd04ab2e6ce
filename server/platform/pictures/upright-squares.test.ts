import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { AS_DRAWN, drawn, expectClean } from '../../test/files/clean-pictures.ts';
import {
  chunk,
  type Colour,
  exif,
  exifSegment,
  gifOf,
  HIDDEN,
  pictureOf,
  quartered,
  riffChunk,
  webpWith,
  withChunks,
  withSegments,
} from '../../test/files/pictures.ts';
import { draw } from './draw.ts';
import { isPicture } from './redraw.ts';

const jpeg = await pictureOf('jpeg');
const png = await pictureOf('png');
const webp = await pictureOf('webp');

describe('a picture stands upright:', () => {
  const upright: [number, Colour[]][] = [
    [1, ['red', 'green', 'blue', 'yellow']],
    [2, ['green', 'red', 'yellow', 'blue']],
    [3, ['yellow', 'blue', 'green', 'red']],
    [4, ['blue', 'yellow', 'red', 'green']],
    [5, ['red', 'blue', 'green', 'yellow']],
    [6, ['blue', 'red', 'yellow', 'green']],
    [7, ['yellow', 'green', 'blue', 'red']],
    [8, ['green', 'yellow', 'red', 'blue']],
  ];

  test.each(upright)('a JPEG of orientation %i', async (orientation, colours) => {
    await expectClean(await drawn(withSegments(jpeg, exifSegment(orientation, HIDDEN))), colours);
  });

  test.each(upright)('a PNG of orientation %i', async (orientation, colours) => {
    await expectClean(await drawn(withChunks(png, chunk('eXIf', exif(orientation)))), colours);
  });

  test.each(upright)('a WebP of orientation %i', async (orientation, colours) => {
    const bytes = webpWith(webp, 0x08, riffChunk('JUNK', ''), riffChunk('EXIF', exif(orientation)));
    await expectClean(await drawn(bytes), colours);
  });

  test.each([0, 9, 65_535])('a JPEG of the orientation %i, which does not exist', async (none) => {
    await expectClean(await drawn(withSegments(jpeg, exifSegment(none))), AS_DRAWN);
  });
});

describe('the square', () => {
  const wide = () => quartered(120, 60).jpeg().toBuffer();
  const cut = async (x: number, y: number, size: number, orientation = 1) =>
    draw({
      bytes: withSegments(await wide(), exifSegment(orientation)),
      square: { x, y, size },
    });

  test('is the largest one in the middle if none is chosen', async () => {
    await expectClean(await drawn(await wide()), AS_DRAWN);
    await expectClean(await drawn(await quartered(60, 120).png().toBuffer()), AS_DRAWN);
  });

  test('is cut from the picture as it stands upright', async () => {
    const only = (colour: Colour): Colour[] => [colour, colour, colour, colour];
    await expectClean(await cut(64, 34, 20), only('yellow'));
    await expectClean(await cut(34, 64, 20, 6), only('green'));
    await expectClean(await cut(0, 64, 20, 6), only('yellow'));
  });

  test.each([
    [100, 0, 21],
    [0, 50, 11],
    [0, 0, 61],
    [500, 500, 1],
  ])('at %i, %i of %i pixels reaches beyond it', async (x, y, size) => {
    expect(await cut(x, y, size)).toEqual({ refused: 'outside' });
  });
});

describe('of many pictures in one the first is taken:', () => {
  const frames = () => [quartered(), quartered().negate(), quartered().negate()];

  test.each(['gif', 'webp'] as const)('an animated %s', async (format) => {
    const raw = await Promise.all(frames().map((frame) => frame.png().toBuffer()));
    const bytes = await sharp(raw, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    await expectClean(await drawn(bytes), AS_DRAWN);
  });

  test('an animated PNG', async () => {
    const control = chunk('acTL', '\0\0\0\x02\0\0\0\0');
    const bytes = withChunks(png, control, chunk('fdAT', `\0\0\0\0${HIDDEN}`));
    expect(await isPicture(bytes)).toBe(true);
    await expectClean(await drawn(bytes), AS_DRAWN);
  });

  test('a GIF of 50,000 frames', async () => {
    await expectClean(await drawn(gifOf(8, 8, 50_000)));
  });
});

describe('pictures of any shape become squares:', () => {
  test.each([
    [1, 1],
    [1, 20_000],
    [20_000, 1],
    [3, 5_000],
    [16_383, 2],
    [2, 2],
    [511, 513],
  ])('%i × %i', async (width, height) => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      // A WebP cannot be longer.
      if (format === 'webp' && Math.max(width, height) > 16_383) continue;
      await expectClean(await drawn(await pictureOf(format, width, height)));
    }
  });

  test('transparent parts become white', async () => {
    const clear = { width: 40, height: 40, channels: 4, background: '#0000' } as const;
    const answer = await drawn(await sharp({ create: clear }).png().toBuffer());
    await expectClean(answer);
    const [[, large] = []] = 'pictures' in answer ? answer.pictures : [];
    const { channels } = await sharp(large).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });
});
