import { describe, expect, test } from 'vitest';
import { rupees } from '../../../contract/money/paise.ts';
import type { Level, PlanPeriod } from '../../../contract/money/plan-levels.ts';
import { creditOf, endOf, nextTryAfter, priceOfChange, refundableUntil } from './terms.ts';

const plan = (level: Level, period: PlanPeriod, price: number) => ({
  id: 1,
  level,
  period,
  price_paise: rupees(price),
});
const growth = plan('growth', 'month', 2_999);
const team = plan('team', 'month', 6_999);
const growthYear = plan('growth', 'year', 29_990);

describe('a period ends on the same day of the month and at the same time in India', () => {
  test.each([
    ['2026-11-23T04:30:00Z', 'month', '2026-12-23T04:30:00Z'],
    ['2026-01-31T04:30:00Z', 'month', '2026-02-28T04:30:00Z'],
    ['2028-01-31T04:30:00Z', 'month', '2028-02-29T04:30:00Z'],
    // The 1st in India, but the last of the previous month in UTC.
    ['2026-01-31T20:00:00Z', 'month', '2026-02-28T20:00:00Z'],
    ['2026-12-15T04:30:00Z', 'month', '2027-01-15T04:30:00Z'],
    ['2028-02-29T04:30:00Z', 'year', '2029-02-28T04:30:00Z'],
    ['2026-11-23T04:30:00Z', 'year', '2027-11-23T04:30:00Z'],
  ] as const)('from %s a %s goes to %s', (from, period, to) => {
    expect(endOf(new Date(from), period)).toEqual(new Date(to));
  });
});

const from = new Date('2026-11-01T00:00:00Z');
const to = new Date('2026-12-01T00:00:00Z');
const bought = { plan: growth, from, to };

describe('the price of an upgrade is exact to the paisa', () => {
  test.each([
    ['2026-11-01T00:00:00Z', 2_999_00, 4_000_00],
    ['2026-11-16T00:00:00Z', 1_499_50, 5_499_50],
    ['2026-11-30T23:58:00Z', 14, 6_998_86],
    ['2026-12-02T00:00:00Z', 0, 6_999_00],
  ])('at %s %i paise are left and %i have to be paid', (at, left, price) => {
    expect(creditOf(bought, new Date(at))).toBe(left);
    expect(priceOfChange(team, bought, new Date(at))).toBe(price);
  });

  test('changing from monthly to yearly of the same plan is also an upgrade', () => {
    expect(priceOfChange(growthYear, bought, from)).toBe(26_991_00);
  });
});

describe('what waits for the end of the period', () => {
  const now = new Date('2026-11-30T23:00:00Z');
  const teamNow = { plan: team, from, to };
  const yearNow = { plan: growthYear, from, to: new Date('2027-11-01T00:00:00Z') };
  test.each([
    ['less', growth, teamNow, now],
    ['a lower plan for a year', growthYear, teamNow, now],
    ['months after a year', growth, yearNow, now],
    ['more, while what is left is worth more', team, yearNow, from],
  ])('%s', (_, wanted, present, at) => {
    expect(priceOfChange(wanted, present, at)).toBeNull();
  });
});

test('there are three tries, two days apart', () => {
  const day = (tries: number) => nextTryAfter(tries, from)?.toISOString().slice(0, 10);
  expect([day(1), day(2), day(3)]).toEqual(['2026-11-03', '2026-11-03', undefined]);
});

test('a payment can be refunded for seven days', () => {
  expect(refundableUntil(from)).toEqual(new Date('2026-11-08T00:00:00Z'));
});
