import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lakhsOf, rupeesOf } from './lakhs.ts';
import { rupeesOfPeriod } from '../format/said-pay.ts';
import { lakhsAYear } from './lakhs.ts';
import { salaryPeriods } from './salary-period.ts';

test.each([
  [80, 'hour', 1.9968],
  [650, 'day', 2.028],
  [20_000, 'month', 2.4],
  [360_000, 'year', 3.6],
] as const)('₹%d for each %s are compared as %d lakhs a year', (rupees, period, lakhs) => {
  expect(lakhsAYear(rupees, period)).toBe(lakhs);
});

test('whole rupees of any period come back as they were said, through what is stored', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.constantFrom(...salaryPeriods),
      (rupees, period) => {
        const stored = rupeesOf(lakhsAYear(rupees, period));
        expect(rupeesOfPeriod(lakhsOf(stored) ?? 0, period)).toBe(rupees);
      },
    ),
  );
});
