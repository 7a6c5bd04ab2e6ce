import { expect, test } from 'vitest';
import { JobFilters } from '../../../../contract/jobs.ts';
import { waysToRelax } from './relaxed.ts';
import { readWish } from './wish.ts';

test('wishes are left out one by one first, the place last, and exclusions never', () => {
  const search = 'cook -hotel in pune 20k 2 years';
  const { wishes } = readWish(JobFilters.parse({ search }));
  expect(waysToRelax(wishes)).toEqual([
    ['pay'],
    ['experience_years'],
    ['pay', 'experience_years'],
    ['location'],
    ['pay', 'experience_years', 'location'],
  ]);
});
