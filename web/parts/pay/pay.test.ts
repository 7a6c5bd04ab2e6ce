import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lpaOf, monthlyOf, numberIn, oddPay, roundMonthlyOf } from './pay.ts';

describe('pay', () => {
  test.each([
    ['', null],
    ['2.4', 2.4],
    ['1,20,000', 120_000],
    ['₹ 25 000', 25_000],
    ['ten', null],
    ['Infinity', null],
  ])('%j is the number %s', (text, number) => {
    expect(numberIn(text)).toBe(number);
  });

  test.each([
    ['3.6', null],
    ['200', null],
    ['', null],
    ['ten', null],
    ['201', { guess: null }],
    ['25000', { guess: 3 }],
    ['25,000', { guess: 3 }],
    ['1000', { guess: 0.12 }],
    ['300000', { guess: 3 }],
    ['3,60,000', { guess: 3.6 }],
  ])('%j prompts the question %j', (text, question) => {
    expect(oddPay(text)).toEqual(question);
  });

  test('a guess is itself plausible', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 20_000_000 }), (rupees) => {
        const guess = oddPay(String(rupees))?.guess;
        expect(guess === null || guess === undefined || oddPay(String(guess)) === null).toBe(true);
      }),
    );
  });

  test.each([
    [2.2, 18_300],
    [3.54, 29_500],
    [11.99, 99_900],
    [12, 100_000],
    [12.32, 103_000],
  ])('%s lakhs a year are about ₹%s a month', (lakhs, rupees) => {
    expect(roundMonthlyOf(lakhs)).toBe(rupees);
  });

  test('converts between month and year up to rounding', () => {
    expect(monthlyOf(2.4)).toBe(20_000);
    expect(lpaOf(20_000)).toBe(2.4);
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 1_000_000 }), (rupees) => {
        // Two decimals of a lakh are 1,000 rupees a year: at most 42 a month are rounded away.
        expect(Math.abs(monthlyOf(lpaOf(rupees)) - rupees)).toBeLessThanOrEqual(42);
      }),
    );
  });
});
