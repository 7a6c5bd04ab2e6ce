import { expect, test } from 'vitest';
import { AS_DRAWN, expectClean } from '../../test/files/clean-pictures.ts';
import { pictureOf } from '../../test/files/pictures.ts';
import { redraw } from './redraw.ts';

test('a process of its own draws what is clean, and ends', async () => {
  const bytes = await pictureOf('jpeg');
  await expectClean(await redraw({ bytes, square: undefined }), AS_DRAWN);
});

test('a picture that is too much work is unreadable, one that is only late is not, and the next one is drawn', async () => {
  const asked = { bytes: await pictureOf('webp'), square: undefined };
  expect(await redraw(asked, { secondsMax: 0 })).toEqual({ refused: 'unreadable' });
  await expect(redraw(asked, { lateSeconds: 0 })).rejects.toThrow('server.busy');
  await expectClean(await redraw(asked), AS_DRAWN);
});
