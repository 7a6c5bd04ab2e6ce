import { expect, test } from 'vitest';
import { drawPoster, type Poster, type PosterSize, posterSizes } from './poster.ts';

const GROUND = [11, 94, 108, 255];

const URL_OF_JOB = 'https://vritti.test/jobs/3';

/** The colours in a part of the picture. */
function coloursIn(
  size: PosterSize,
  poster: Pick<Poster, 'title' | 'lines'>,
  part: Part,
): string[] {
  const canvas = document.createElement('canvas');
  drawPoster(canvas, size, { ...poster, url: URL_OF_JOB, code: URL_OF_JOB });
  const { data } = canvas.getContext('2d')?.getImageData(...part) ?? {};
  const pixels = Array.from({ length: (data?.length ?? 0) / 4 }, (_, at) =>
    Array.from(data?.slice(at * 4, at * 4 + 4) ?? []).join(),
  );
  return [...new Set(pixels)];
}
type Part = [left: number, top: number, width: number, height: number];
const LONG = 'Senior Assistant Manager for Procurement and Quality of Grains '.repeat(4);

test.each([
  ['one long word', 'Supercalifragilisticexpialidocious-Antidisestablishmentarianism'],
  ['a long Hindi word', 'गेहूँसोयाबीनचनामसूरअरहरमूँगउड़दबाजराज्वारमक्काजौधानसरसोंतिल'],
  ['many words', LONG],
])('no title runs over the edge of a picture: %s', (_, title) => {
  for (const size of ['wide', 'square'] as const) {
    const [width, height] = posterSizes[size];
    const margin: Part = [width - 60, 80, 60, height - 160];
    expect(coloursIn(size, { title, lines: [title, title] }, margin)).toEqual([GROUND.join()]);
  }
});

test('the pay stands in a square picture under a long title too', () => {
  const lines = ['Malwa Mills', '₹20,000–30,000 a month'];
  const underCompany: Part = [64, 560, 500, 60];
  const [first, ...others] = coloursIn('square', { title: LONG, lines }, underCompany);
  expect([first, others.length > 0]).toEqual([GROUND.join(), true]);
});
