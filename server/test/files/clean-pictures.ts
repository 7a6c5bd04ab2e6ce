import sharp from 'sharp';
import { expect } from 'vitest';
import { draw } from '../../platform/pictures/draw.ts';
import { PICTURE_SIZES, type Redrawn } from '../../platform/pictures/sizes.ts';
import { type Colour, coloursOf, HIDDEN, riffChunksOf } from './pictures.ts';

/** Files by what is unusual about them. */
export type PictureCases = Record<string, () => Buffer | Promise<Buffer>>;

export const AS_DRAWN: Colour[] = ['red', 'green', 'blue', 'yellow'];

export const drawn = (bytes: Buffer) => draw({ bytes, square: undefined });

/** A single chunk, and no byte before or after it: only pixels. */
function expectOnlyPixels(picture: Uint8Array): void {
  expect(riffChunksOf(picture)).toEqual(['VP8 ']);
  expect(Buffer.from(picture).includes(HIDDEN)).toBe(false);
}

/** Clean squares of all sizes, which show the quarters in these colours. */
export async function expectClean(answer: Redrawn, colours?: Colour[]): Promise<void> {
  if ('refused' in answer) throw new Error(`refused: ${answer.refused}`);
  const sides = await Promise.all(answer.pictures.map(([, each]) => sharp(each).metadata()));
  expect(sides.map(({ width, height }) => [width, height])).toEqual(
    PICTURE_SIZES.map((size) => [size, size]),
  );
  for (const [, picture] of answer.pictures) {
    expectOnlyPixels(picture);
    if (colours) expect(await coloursOf(picture)).toEqual(colours);
  }
}
