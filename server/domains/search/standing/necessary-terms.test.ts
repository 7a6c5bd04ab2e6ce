import { expect, test } from 'vitest';
import { necessaryTerms } from './necessary-terms.ts';

/** Frequencies of words: the others are rare. */
const shares: Record<string, number> = { java: 0.1, develop: 0.3, engin: 0.25, 'city:pune': 0.05 };
const frequencyOf = (word: string) => shares[word] ?? 0.001;

test.each([
  ["'java'", ['java']],
  ["'java' & 'develop'", ['java']],
  ["'develop' & 'java' & 'city:pune'", ['city:pune']],
  ["'java' | 'develop'", ['java', 'develop']],
  ["'java' & ( 'develop' | 'engin' )", ['java']],
  ["( 'develop' | 'engin' ) & ( 'cobol' | 'ada' )", ['cobol', 'ada']],
  ["'develop' | 'java' & 'cobol'", ['develop', 'cobol']],
  ["'softwar' <-> 'develop' | 'engin'", ['softwar', 'engin']],
  ["'develop' <-> 'develop' <2> 'cobol'", ['cobol']],
  ["'o''neil' & 'develop'", ["o'neil"]],
  [String.raw`'a\\b' & 'develop'`, [String.raw`a\b`]],
  ["'(java' & 'develop'", ['(java']],
  ['', []],
])('%s is matched by nothing without one of %j', (query, terms) => {
  expect(necessaryTerms(query, frequencyOf)).toEqual(terms);
});
