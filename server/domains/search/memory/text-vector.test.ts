import { expect, test } from 'vitest';
import { readVector } from './text-vector.ts';

test('words stand at their places, those of the title first', () => {
  expect(readVector("'clerk':1A,4B 'join' 'offic':2A 'sharma':3B")).toEqual({
    words: ['clerk', 'join', 'offic', 'sharma'],
    text: ['clerk', 'offic', 'sharma', 'clerk'],
    titleLength: 2,
  });
});

test.each([
  ["'o''neil':1A", "o'neil"],
  [String.raw`'a\\b':1A`, String.raw`a\b`],
  ["'city:new delhi':1A", 'city:new delhi'],
])('%s is read as it was written', (vector, word) => {
  expect(readVector(vector).words).toEqual([word]);
});

test('a place without a word stays empty, and a job without words has none', () => {
  expect(readVector("'b':2A").text).toEqual([undefined, 'b']);
  expect(readVector('')).toEqual({ words: [], text: [], titleLength: 0 });
});

test('of a very long text the first thousand places are kept', () => {
  expect(readVector("'a':1000B,1001B 'b':1002B").text).toHaveLength(1_000);
});
