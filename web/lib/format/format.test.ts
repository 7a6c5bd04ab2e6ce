import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SalaryPeriod } from '../../../contract/jobs/salary-period.ts';
import {
  atLeastText,
  dateText,
  daysAgoText,
  daysUntil,
  momentText,
  numberText,
  payText,
  payTitle,
  timeText,
  totalText,
} from './format.ts';

const pay = (least: number | null, most: number | null, period: SalaryPeriod = 'year') => ({
  salary_min: least,
  salary_max: most,
  salary_period: period,
});

describe('pay', () => {
  test.each([
    [2.4, 3.6, '₹2.4–3.6 LPA', '₹2.4–3.6 लाख सालाना'],
    [3, null, 'From ₹3 LPA', '₹3 लाख सालाना से'],
    [null, 5, 'Up to ₹5 LPA', '₹5 लाख सालाना तक'],
    [6, 6, '₹6 LPA', '₹6 लाख सालाना'],
    [null, null, 'Not disclosed', 'वेतन नहीं बताया'],
    [99.99, 100, '₹1 crore a year', '₹1 करोड़ सालाना'],
    [80, 150, '₹0.8–1.5 crore a year', '₹0.8–1.5 करोड़ सालाना'],
    [2.456, 3.001, '₹2.46–3 LPA', '₹2.46–3 लाख सालाना'],
  ])('%s to %s reads %s', (least, most, english, hindi) => {
    expect(payText(pay(least, most), 'en')).toBe(english);
    expect(payText(pay(least, most), 'hi')).toBe(hindi);
  });

  test.each([
    [1.56, 2.028, 'day', '₹500–650 a day', '₹500–650 रोज़'],
    [2.4, null, 'month', 'From ₹20,000 a month', '₹20,000 महीना से'],
    [null, 1.9968, 'hour', 'Up to ₹80 an hour', '₹80 घंटा तक'],
    [null, null, 'day', 'Not disclosed', 'वेतन नहीं बताया'],
  ] as const)(
    '%s to %s lakhs by the %s is said as it was: %j',
    (least, most, by, english, hindi) => {
      expect(payText(pay(least, most, by), 'en')).toBe(english);
      expect(payText(pay(least, most, by), 'hi')).toBe(hindi);
    },
  );

  test('what is said by the day has its lakhs a year in its title', () => {
    expect(payTitle(pay(1.56, 2.028, 'day'))).toBe('₹1.56–2.03 LPA');
    expect(payTitle(pay(null, null, 'day'))).toBeUndefined();
  });

  test('crores keep the lakhs in their title', () => {
    expect(payTitle(pay(80, 150))).toBe('₹80–150 LPA');
    expect(payTitle(pay(2, 3))).toBeUndefined();
  });

  test('rupees are grouped the Indian way', () => {
    expect(numberText(1_234_567.891)).toBe('12,34,567.89');
  });

  test('a total has a plus where no more rows are counted', () => {
    expect(totalText({ total: 10_000, total_capped: false })).toBe('10,000');
    expect(totalText({ total: 10_000, total_capped: true })).toBe('10,000+');
  });
});

describe('dates in Indian time', () => {
  // 20 November, 00:30 in India, is still 19 November in London.
  const now = Date.parse('2026-11-19T19:00:00Z');
  test('a date is the day in Asia/Kolkata', () => {
    expect(dateText('2026-11-19T19:00:00Z', 'en')).toBe('20 Nov 2026');
    expect(dateText('2026-09-01T05:00:00Z', 'en')).toBe('01 Sep 2026');
  });
  test('a date has two digits, three letters and the year in every month', () => {
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, '0')}-03T05:00:00Z`;
      expect(dateText(day, 'en')).toMatch(/^03 [A-Z][a-z]{2} 2026$/);
      expect(dateText(day, 'hi')).toMatch(/^03 \p{Script=Devanagari}+ 2026$/u);
    }
  });
  test.each([
    ['2026-11-19T18:45:00Z', 'today'],
    ['2026-11-19T18:00:00Z', 'yesterday'],
    ['2026-11-17T18:40:00Z', '2 days ago'],
    ['2026-10-21T10:00:00Z', '30 days ago'],
    ['2026-10-20T10:00:00Z', '20 Oct 2026'],
    ['2026-09-01T00:00:00Z', '01 Sep 2026'],
  ])('%s is %s', (moment, text) => {
    expect(daysAgoText(moment, 'en', now)).toBe(text);
  });
  test('days until a moment are calendar days, never negative', () => {
    expect(daysUntil('2026-11-21T10:00:00Z', now)).toBe(1);
    expect(daysUntil('2026-11-01T00:00:00Z', now)).toBe(0);
  });
});

test('the time is written the way people say it', () => {
  const moment = '2026-11-18T09:32:00Z';
  expect(momentText(moment, 'en')).toBe('18 Nov 2026, 3:02\u00a0pm');
  expect(timeText(moment, 'hi')).toBe('दोपहर\u00a03:02');
});

describe('a rounded count', () => {
  test.each([
    [3, '3+'],
    [96, '90+'],
    [214, '200+'],
    [1_000, '1,000+'],
  ])('%i reads %s', (count, text) => {
    expect(atLeastText(count)).toBe(text);
  });

  test('is never larger than the real count', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (count) => {
        const told = Number(atLeastText(count).replaceAll(/[,+]/g, ''));
        expect(told).toBeLessThanOrEqual(count);
        expect(told).toBeGreaterThan(0);
      }),
    );
  });
});
