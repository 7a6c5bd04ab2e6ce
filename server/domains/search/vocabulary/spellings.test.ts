import { expect, test } from 'vitest';
import { isSameName, synonymsFrom } from '../synonyms/synonyms.ts';
import { inOtherSpelling } from './spellings.ts';

test.each([
  ['career counselor', 'career counsellor'],
  ['career counsellor', 'career counselor'],
  ['data visualisation', 'data visualization'],
  ['optimizer', 'optimiser'],
  ['programmes', 'programs'],
])('%s is also spelt %s', (one, other) => {
  expect(inOtherSpelling(one.split(' '))?.join(' ')).toBe(other);
});

test.each(['driver', 'sunrise', 'supervisor', 'orgnisation'])('%s has one spelling', (word) => {
  expect(inOtherSpelling([word])).toBeNull();
});

test('a word in the other spelling means what the known one means, and is the same name', () => {
  const synonymsOf = synonymsFrom([
    ['counsellor', 'guide'],
    ['labour contractor', 'mazdur thekedar'],
  ]);
  expect(synonymsOf(['counselor'])).toContainEqual(['guide']);
  expect(synonymsOf(['labor', 'contractor'])).toContainEqual(['mazdur', 'thekedar']);
  expect(synonymsOf(['labor', 'lawyer'])).toEqual([]);
  expect(isSameName(['counselor'], ['counsellor'])).toBe(true);
});
