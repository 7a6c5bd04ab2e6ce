import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rupeesIn, paise, readRupees, rupees, rupeesText, shareOf } from './paise.ts';

describe('an amount in paise', () => {
  test.each([0.5, Number.NaN, Infinity, 2 ** 53])('is never %s', (amount) => {
    expect(() => paise(amount)).toThrow(RangeError);
  });

  test.each([
    [0, '₹0'],
    [5, '₹0.05'],
    [299_900, '₹2,999'],
    [353_882, '₹3,538.82'],
    [1_23_45_67_890, '₹1,23,45,678.90'],
    [-353_882, '−₹3,538.82'],
  ])('%i is written %s', (amount, text) => {
    expect(rupeesText(paise(amount))).toBe(text);
  });

  test('comes from rupees and goes back', () => {
    expect(rupees(2_999)).toBe(299_900);
    expect(rupeesIn(rupees(2_999))).toBe(2_999);
  });
});

describe('a share', () => {
  test.each([
    [299_900, 15, 30, 149_950],
    [299_900, 1, 30, 9_997],
    [1, 1, 2, 1],
    [100, 0, 30, 0],
    [100, 30, 30, 100],
    [8_258_820_00, 31_535_999_999, 31_536_000_000, 8_258_820_00],
  ])('of %i: %i of %i is %i', (amount, part, whole, share) => {
    expect(shareOf(paise(amount), part, whole)).toBe(share);
  });

  test.each([
    [100, 31, 30],
    [100, -1, 30],
    [100, 0, 0],
    [-100, 1, 30],
  ])('of %i: %i of %i is none', (amount, part, whole) => {
    expect(() => shareOf(paise(amount), part, whole)).toThrow(RangeError);
  });

  test('and the rest differ from the whole by a paisa at most', () => {
    const whole = fc.integer({ min: 1, max: 366 * 86_400_000 });
    fc.assert(
      fc.property(
        fc.nat(10_000_000_00),
        whole,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (of, all, at) => {
          const part = Math.floor(all * at);
          const both = shareOf(paise(of), part, all) + shareOf(paise(of), all - part, all);
          expect(Math.abs(both - of)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

test.each([
  ['117', 11_700],
  [' ₹1,168.5 ', 116_850],
  ['0.07', 7],
  ['1.234', null],
  ['-5', null],
  ['', null],
  ['one', null],
])('rupees typed as %j are %j paise', (text, amount) => {
  expect(readRupees(text)).toBe(amount);
});
