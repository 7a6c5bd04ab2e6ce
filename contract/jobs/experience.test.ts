import { expect, test } from 'vitest';
import { experienceLevelOf, experienceLevels, levelBeginsAtYears } from './experience.ts';

test.each([
  [0, 'entry'],
  [1, 'junior'],
  [2, 'junior'],
  [3, 'mid'],
  [4, 'mid'],
  [5, 'senior'],
  [6, 'senior'],
  [7, 'lead'],
  [9, 'lead'],
  [10, 'executive'],
  [60, 'executive'],
])('a job that asks for %i years is of level %s', (years, level) => {
  expect(experienceLevelOf(years)).toBe(level);
});

test('each level begins at its own number of years', () => {
  for (const level of experienceLevels) {
    expect(experienceLevelOf(levelBeginsAtYears[level])).toBe(level);
  }
});
