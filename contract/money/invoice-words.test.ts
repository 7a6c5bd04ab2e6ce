import { describe, expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import { financialYearOf, invoiceNumber } from './invoice-numbers.ts';
import { paise } from './paise.ts';

describe('an amount in words', () => {
  test.each([
    [0, 'Zero rupees only', 'शून्य रुपये मात्र'],
    [1_00, 'One rupee only', 'एक रुपया मात्र'],
    [50, 'Fifty paise only', 'पचास पैसे मात्र'],
    [1_01, 'One rupee and one paisa only', 'एक रुपया और एक पैसा मात्र'],
    [117_00, 'One hundred seventeen rupees only', 'एक सौ सत्रह रुपये मात्र'],
    [
      3_539_00,
      'Three thousand five hundred thirty-nine rupees only',
      'तीन हज़ार पाँच सौ उनतालीस रुपये मात्र',
    ],
    [
      1_20_000_50,
      'One lakh twenty thousand rupees and fifty paise only',
      'एक लाख बीस हज़ार रुपये और पचास पैसे मात्र',
    ],
    [
      12_34_56_789_00,
      'Twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine rupees only',
      'बारह करोड़ चौंतीस लाख छप्पन हज़ार सात सौ नवासी रुपये मात्र',
    ],
    [1_00_000_00_00_000_00, 'One lakh crore rupees only', 'एक लाख करोड़ रुपये मात्र'],
  ])('%i', (amount, en, hi) => {
    expect([amountInWords(paise(amount), 'en'), amountInWords(paise(amount), 'hi')]).toEqual([
      en,
      hi,
    ]);
  });

  test('in Hindi has a hundred words that differ', () => {
    const said = Array.from({ length: 100 }, (_, number) =>
      amountInWords(paise(number * 100), 'hi'),
    );
    expect(new Set(said).size).toBe(100);
  });
});

test.each([
  ['2026-03-31T18:29:59Z', 2025],
  ['2026-03-31T18:30:00Z', 2026],
  ['2026-12-31T23:00:00Z', 2026],
  ['2027-03-01T00:00:00Z', 2026],
])('%s is in the financial year from April %i', (moment, year) => {
  expect(financialYearOf(new Date(moment))).toBe(year);
});

test('a number has at most 16 characters that an invoice may have', () => {
  expect(invoiceNumber('invoice', 2026, 1)).toBe('INV2627/000001');
  expect(invoiceNumber('credit_note', 2099, 99_999_999)).toBe('CRN9900/99999999');
  expect(() => invoiceNumber('invoice', 2026, 100_000_000)).toThrow(RangeError);
});
