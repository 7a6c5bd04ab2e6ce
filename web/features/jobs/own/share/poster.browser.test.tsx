import { expect, test } from 'vitest';
import { drawPoster, type PosterSize, posterSizes } from './poster.ts';

const GROUND = [11, 94, 108, 255];

/** The colours in the right margin, between the line at the top and the foot. */
function marginColours(size: PosterSize, title: string): string[] {
  const canvas = document.createElement('canvas');
  const url = 'https://vritti.test/jobs/3';
  drawPoster(canvas, size, { title, lines: [title, title], url, code: url });
  const [width, height] = posterSizes[size];
  const { data } = canvas.getContext('2d')?.getImageData(width - 60, 80, 60, height - 160) ?? {};
  const pixels = Array.from({ length: (data?.length ?? 0) / 4 }, (_, at) =>
    Array.from(data?.slice(at * 4, at * 4 + 4) ?? []).join(),
  );
  return [...new Set(pixels)];
}

test.each([
  ['one long word', 'Supercalifragilisticexpialidocious-Antidisestablishmentarianism'],
  ['a long Hindi word', 'गेहूँसोयाबीनचनामसूरअरहरमूँगउड़दबाजराज्वारमक्काजौधानसरसोंतिल'],
  ['many words', 'Senior Assistant Manager for Procurement and Quality of Grains '.repeat(4)],
])('no title runs over the edge of a picture: %s', (_, title) => {
  for (const size of ['wide', 'square'] as const) {
    expect(marginColours(size, title)).toEqual([GROUND.join()]);
  }
});
