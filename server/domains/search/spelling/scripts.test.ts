import { expect, test } from 'vitest';
import { inKnownLetters, inLettersOfJobs } from './scripts.ts';

const nothing = () => false;

test.each([
  ['ಬೆಂಗಳೂರು', 'bengaluru'],
  ['சென்னை', 'chennai'],
  ['ஆசிரியர்', 'asiriyar'],
  ['অ্যাকাউন্ট্যান্ট', 'ekauntent'],
  ['টাইপিস্ট', 'tipist'],
  ['ടീച്ചർ', 'tichchar'],
  ['హైదరాబాద్', 'haidarabad'],
])('%s is read as %s where the search does not know it in Devanagari', (typed, latin) => {
  expect(inKnownLetters(typed, nothing)).toBe(latin);
});

test('a word in another script is read in the letters of Devanagari if the search knows it so', () => {
  const isKnown = (word: string) => word === 'ड्राइवर';
  expect(inKnownLetters('ડ્રાઇવર', isKnown)).toBe('ड्राइवर');
  expect(inKnownLetters('ড্রাইভার', (word) => word === 'ड्राइवार')).toBe('ड्राइवार');
});

test('an ending of Marathi is taken off a word that is not known with it', () => {
  expect(inKnownLetters('अकाउंटंटची', nothing)).toBe('अकाउंटंट');
  expect(inKnownLetters('अकाउंटंटची', () => true)).toBeNull();
  expect(inKnownLetters('driver', nothing)).toBeNull();
});

test.each([
  ['पुण्यात', 'पुणे'],
  ['नागपुरात', 'नागपुर'],
  ['मुंबईत', 'मुंबई'],
])('%s is "in %s" in Marathi', (typed, place) => {
  expect(inKnownLetters(typed, (word) => word === place)).toBe(place);
});

test('an ending stays on a word of a name of several words', () => {
  const synonymsOf = (words: readonly string[]) =>
    words.join(' ') === 'बच्चे संभालने' ? [['nanny']] : [];
  expect(inLettersOfJobs('बच्चे संभालने का काम', synonymsOf)).toBe('बच्चे संभालने का काम');
});

test('words for work in another script, and everything in Latin letters, stay as they are', () => {
  const synonymsOf = () => [];
  expect(inLettersOfJobs('சென்னை  ஆசிரியர் வேலை', synonymsOf)).toBe('chennai asiriyar வேலை');
  expect(inLettersOfJobs('nurse  in pune', synonymsOf)).toBe('nurse  in pune');
});
