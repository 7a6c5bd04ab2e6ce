import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayPay, payLexemes } from './pay-steps.ts';

const rupees = fc.integer({ min: 0, max: 50_000_000 });

test('a job that pays as much or more is among those that may pay it', () => {
  const isAmong = (most: number, wanted: number) =>
    payLexemes(most).some((step) => mayPay(wanted).includes(`'${step}'`));
  expect(
    fc.check(
      fc.property(rupees, rupees, (one, other) =>
        isAmong(Math.max(one, other), Math.min(one, other)),
      ),
    ).failed,
  ).toBe(false);
});

test('a job that pays a step less is not', () => {
  expect(mayPay(1_000_000)).not.toContain(`'${payLexemes(799_999)[0]}'`);
  expect(payLexemes(null)).toEqual([]);
});
