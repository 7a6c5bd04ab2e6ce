import { expect, test } from 'vitest';
import { AS_DRAWN, expectClean } from '../../test/files/clean-pictures.ts';
import { pictureOf } from '../../test/files/pictures.ts';
import { redraw } from './redraw.ts';

test('a process of its own draws what is clean, and ends', async () => {
  const bytes = await pictureOf('jpeg');
  await expectClean(await redraw({ bytes, square: undefined }), AS_DRAWN);
});

test('a file that takes too long is given up, and the next one is drawn', async () => {
  const bytes = await pictureOf('webp');
  const given = await redraw({ bytes, square: undefined }, { longestMs: 1 });
  expect(given).toEqual({ refused: 'unreadable' });
  await expectClean(await redraw({ bytes, square: undefined }), AS_DRAWN);
});
