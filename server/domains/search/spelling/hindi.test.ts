import { expect, test } from 'vitest';
import { inLatin, isHindi, soundsInHindi, spellingsInLatin } from './hindi.ts';

test.each([
  ['सॉफ्टवेयर', 'softaveyar'],
  ['इंजीनियर', 'injiniyar'],
  ['मैनेजर', 'mainejar'],
  ['बढ़ई', 'badhai'],
  ['राइडर', 'ridar'],
  ['सिलाई', 'silai'],
  ['कुंभार', 'kumbhar'],
])('%s is said %s', (hindi, latin) => {
  expect(isHindi(hindi)).toBe(true);
  expect(inLatin(hindi)).toBe(latin);
});

test('Latin words are not Hindi', () => {
  expect(isHindi('driver')).toBe(false);
});

test('letters of Devanagari that stand for several in Latin are spelt in each way', () => {
  expect(spellingsInLatin('ट्रक')).toEqual(['trak', 'truk']);
  expect(spellingsInLatin('राइडर')).toEqual(['ridar', 'ridur', 'rydar']);
  expect(spellingsInLatin('टाइपिस्ट')).toEqual(['tipist', 'typist']);
  expect(spellingsInLatin('बी')).toEqual(['bi']);
  expect(spellingsInLatin('मीरा')).toEqual(['mira', 'meera']);
  expect(spellingsInLatin('रजनी')).not.toContain('rajnee');
  expect(spellingsInLatin('एजेंट')).toEqual(['ejent', 'egent', 'ezent']);
  expect(spellingsInLatin('१')).toEqual([]);
  expect(spellingsInLatin('टैक्सी')).toEqual(['taiksi', 'taksi', 'taxi']);
});

test.each([
  ['सेंटर', 'सेन्टर'],
  ['नर्सिंग', 'नर्सिग'],
  ['टेलीकॉलर', 'टेलीकालर'],
  ['सेल्समैन', 'सेल्समेन'],
  ['डिज़ाइनर', 'डिजाइनर'],
])('%s is also written %s', (one, other) => {
  expect(soundsInHindi(other)).toBe(soundsInHindi(one));
});
