import { describe, expect, test } from 'vitest';
import { addDays, addMonths, formatDay, inMonth, todayIn, weekdayOf, weeksOf } from './calendar.ts';

describe('days', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-29', 7, '2026-04-05'],
  ])('%s and %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  test.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-05', 14, '2027-07'],
  ])('%s and %i months is %s', (month, months, expected) => {
    expect(addMonths(month, months)).toBe(expected);
  });

  test('the 31st of a shorter month is its last day', () => {
    expect(inMonth('2026-01-31', '2026-02')).toBe('2026-02-28');
    expect(inMonth('2026-01-15', '2026-02')).toBe('2026-02-15');
  });
});

describe('weeks', () => {
  test('begin on Sunday and contain every day of the month once', () => {
    for (const month of ['2026-02', '2026-11', '2028-02', '2026-08']) {
      const weeks = weeksOf(month);
      const days = weeks.flat().filter((day) => day !== null);
      expect(new Set(days).size).toBe(days.length);
      expect(days.at(0)).toBe(`${month}-01`);
      expect(addDays(days.at(-1) ?? '', 1)).toBe(`${addMonths(month, 1)}-01`);
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        expect(week.every((day, index) => day === null || weekdayOf(day) === index)).toBe(true);
      }
    }
  });

  test('November 2026 begins on a Sunday', () => {
    expect(weeksOf('2026-11')[0]?.[0]).toBe('2026-11-01');
  });
});

test('today depends on the time zone', () => {
  expect(todayIn('Asia/Kolkata', new Date('2026-11-20T19:00:00Z'))).toBe('2026-11-21');
});

test('days can be written in words', () => {
  expect(formatDay('2026-09-03', 'en-IN', { day: 'numeric', month: 'short' })).toBe('3 Sep');
});
