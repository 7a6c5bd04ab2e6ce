import { expect, test } from 'vitest';
import { areFillers, isFiller, isFillerBeside } from './fillers.ts';

test.each([
  'chayie',
  'chaheye',
  'chaiye',
  'vekansi',
  'vaccancy',
  'vecancies',
  'mujje',
  'mujko',
  'mereko',
  'jobb',
  'urjent',
  'requird',
  'immidiate',
  'pengalukku',
  'mahilansathi',
])('%s asks for nothing, however it is spelt', (word) => {
  expect(isFiller(word)).toBe(true);
});

test.each(['chai', 'vaccines', 'vacuum', 'cheese', 'major', 'java', 'recruit', 'regent', 'job'])(
  '%s is known as it is and not by what it looks like',
  (word) => {
    expect(isFiller(word)).toBe(word === 'job');
  },
);

test('an ending that stands apart asks for nothing beside a word of its language', () => {
  expect(isFillerBeside('la', ['software', 'venum', 'chennai', 'la'])).toBe(true);
  expect(isFillerBeside('la', ['la', 'martiniere'])).toBe(false);
  expect(isFillerBeside('mala', ['mala', 'driver', 'chi', 'nokri'])).toBe(true);
});

test.each([
  [['computer', 'ka', 'kam'], true],
  [['driver', 'kam'], true],
  [['kam', 'chahiye'], true],
  [['kam', 'fmcg'], false],
  [['sales', 'kam'], false],
  [['sales', 'ka', 'kam'], true],
  [['kam'], false],
])('whether "kam" is work, and not short for something, is known by %j', (words, isWork) => {
  expect(isFillerBeside('kam', words)).toBe(isWork);
});

test('a verb of Hindi asks for nothing beside other words of Hindi', () => {
  expect(isFillerBeside('chalega', ['koi', 'bhi', 'kaam', 'chalega'])).toBe(true);
  expect(isFillerBeside('bhi', ['tally', 'bhi', 'aati', 'hai'])).toBe(true);
  expect(isFillerBeside('kar', ['kar', 'engineer'])).toBe(false);
  // Much work is for the United States.
  expect(isFillerBeside('us', ['us', 'process', 'ki', 'naukri'])).toBe(false);
});

test('joining at once is no work, and joining alone may be', () => {
  expect(areFillers(['immediate', 'joining'])).toBe(true);
  expect(areFillers(['joining', 'immediately'])).toBe(true);
  expect(areFillers(['joining', 'formalities'])).toBe(false);
});
