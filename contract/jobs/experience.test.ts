import { expect, test } from 'vitest';
import {
  EXPERIENCE_YEARS_MOST,
  experienceLevelOf,
  experienceLevels,
  experienceYearsOf,
  levelBeginsAtYears,
} from './experience.ts';

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

test.each([
  [2, 4, null, [2, 3, 4]],
  [null, 1, 'senior', [0, 1]],
  [13, null, null, [13, 14, EXPERIENCE_YEARS_MOST]],
  [20, 25, null, [EXPERIENCE_YEARS_MOST]],
  [null, null, 'junior', [1, 2, 3]],
  [null, null, 'executive', [10, 11, 12, 13, 14, EXPERIENCE_YEARS_MOST]],
  [null, null, null, []],
] as const)(
  'a job from %j to %j years, or of level %j, is meant for %j',
  (least, most, level, years) => {
    const job = {
      experience_min_years: least,
      experience_max_years: most,
      experience_level: level,
    };
    expect(experienceYearsOf(job)).toEqual(years);
  },
);
