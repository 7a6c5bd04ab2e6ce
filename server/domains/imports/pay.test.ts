import { expect, test } from 'vitest';
import { payOf, readPay } from './pay.ts';

test.each([
  ['3.5-6.5 Lacs PA', 350_000, 650_000],
  ['9 Lacs P.A.', 900_000, 900_000],
  ['99,999-9 Lacs PA', 99_999, 900_000],
  ['4,00,000 - 6,00,000 PA.', 400_000, 600_000],
  ['₹ 25,000 - 40,000 a month', 300_000, 480_000],
  ['25k per month', 300_000, 300_000],
  ['₹650 per day', 202_800, 202_800],
  ['₹ 200 per hour', 499_200, 499_200],
  ['up to 12 LPA', null, 1_200_000],
  ['From ₹ 6 lakh', 600_000, null],
  ['1-1.5 Cr. PA', 10_000_000, 15_000_000],
  ['9-9.5 Lacs PA (Including Variable: 10%)', 900_000, 950_000],
])('%j is read as yearly pay', (text, min, max) => {
  expect(readPay(text)).toMatchObject({ min, max });
});

test.each([
  ['INR', 300_000],
  ['Rupees (₹)', 300_000],
  ['', 300_000],
  ['SGD', null],
])('amounts in a column for the currency %j', (salary_currency, min) => {
  expect(payOf({ salary_from: 25_000, salary_unit: 'MONTH', salary_currency }).min).toBe(min);
});

test.each([
  ['9 Lacs P.A.', 'year'],
  ['₹ 25,000 - 40,000 a month', 'month'],
  ['₹650 per day', 'day'],
  ['Rs. 500 - 600 daily', 'day'],
  ['₹ 200 per hour', 'hour'],
])('%j keeps the pay as stated: per %s', (text, period) => {
  expect(readPay(text).period).toBe(period);
});

test.each(['$90k - $120k', 'Unpaid', 'Not disclosed', '', '1 2 3 lakh'])(
  'the pay of %j stays unknown',
  (text) => {
    expect(readPay(text)).toMatchObject({ min: null, max: null });
  },
);

test.each([
  ['the range somebody searched for', { dataset: 'naukri-2022-06', salary_max_inr: 300_000 }],
  ["a portal's estimate", { salary_raw: 'Avg. salary - 7.5 LPA', salary_min_inr: 750_000 }],
  ['a monthly figure as a yearly one', { salary_min_inr: 15_000, salary_max_inr: 20_000 }],
  ['rupees where lakhs were meant', { salary_min_inr: 6e10, salary_max_inr: 9e10 }],
  ['a range upside down', { salary_min_inr: 900_000, salary_max_inr: 400_000 }],
  ['less than nothing', { salary_min_inr: -5, salary_max_inr: 400_000 }],
  ['an amount for an unknown time', { salary_raw: '25,000' }],
  ['a weekly wage', { salary_raw: '₹ 5,000 per week' }],
])('the pay is unknown if a row has %s', (_, fields) => {
  expect(payOf(fields)).toMatchObject({ min: null, max: null });
});

test.each([
  [{ salary_min_inr: 350_000, salary_max_inr: 650_000 }, 350_000, 650_000],
  [{ salary_min_inr: '350000', salary_max_inr: '650000.4' }, 350_000, 650_000],
  [{ salary_min_inr: 0, salary_max_inr: 650_000 }, null, 650_000],
  [{ salary_min_inr: 350_000 }, 350_000, null],
  [{ salary_raw: '6-8 LPA' }, 600_000, 800_000],
  [{ salary_raw: '₹18,000 से 22,000 महीना' }, 216_000, 264_000],
  [{ salary_raw: '3 लाख सालाना तक' }, null, 300_000],
  [{ salary_raw: '3-4', salary_unit: 'LPA' }, 300_000, 400_000],
  [{ salary_raw: '3-4 LPA', salary_unit: 'a month' }, 300_000, 400_000],
  [{ salary_from: '15000', salary_to: '18000', salary_unit: 'Monthly' }, 180_000, 216_000],
  [{ salary_from: '15000', salary_unit: 'Monthly' }, 180_000, null],
  [{ salary_to: '18000', salary_unit: 'Monthly' }, null, 216_000],
])('the pay is read from %j', (fields, min, max) => {
  expect(payOf(fields)).toMatchObject({ min, max });
});
