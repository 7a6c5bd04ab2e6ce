import { expect, test } from 'vitest';
import { readQuery, wordsIn } from './query.ts';

test('every word of a query is read as it is written in jobs', () => {
  expect(wordsIn(readQuery("( 'o''neil' | 'a' <-> 'b' ) & 'city:pune'"))).toEqual([
    "o'neil",
    'a',
    'b',
    'city:pune',
  ]);
  expect(wordsIn(readQuery(null))).toEqual([]);
});

test('"and" binds tighter than "or", and adjacent words tighter than both', () => {
  expect(readQuery("'a' | 'b' & 'c' <-> 'd' <2> 'e'")).toEqual({
    any: [
      { word: 'a' },
      {
        all: [
          { word: 'b' },
          {
            phrase: [
              { word: 'c', after: 0 },
              { word: 'd', after: 1 },
              { word: 'e', after: 2 },
            ],
          },
        ],
      },
    ],
  });
});
