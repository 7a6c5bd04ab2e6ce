import { expect, test } from 'vitest';
import { amountText, statedPay } from './offer-pay.ts';

test.each([
  ['year', 400_000, ['₹4,00,000 a year', '₹33,333 a month']],
  ['month', 240_000, ['₹20,000 a month', '₹2,40,000 a year']],
  ['day', 202_800, ['₹650 a day']],
  ['hour', 156_000, ['₹62.5 an hour']],
] as const)(
  'pay by the %s is stated first, and alone if months differ',
  (pay_period, ctc_inr, said) => {
    expect(statedPay({ pay_period, ctc_inr }, 'en')).toEqual(said);
  },
);

test('a part of the pay is stated for the same period', () => {
  expect(amountText(101_400, 'day')).toBe('₹325');
});
