import { describe, expect, test } from 'vitest';
import { yearsText } from './job-words.ts';

describe('experience', () => {
  const years = (least: number | null, most: number | null) =>
    yearsText({ experience_min_years: least, experience_max_years: most }, 'en');
  test.each([
    [1, 3, '1–3 years'],
    [5, null, '5+ years'],
    [0, 0, 'Freshers welcome'],
    [0, null, 'Freshers welcome'],
    [1, 1, '1 year'],
    [null, 4, '0–4 years'],
    [null, null, null],
  ])('%s to %s reads %s', (least, most, text) => {
    expect(years(least, most)).toBe(text);
  });
});
