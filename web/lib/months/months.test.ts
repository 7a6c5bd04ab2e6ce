import { describe, expect, test } from 'vitest';
import { monthNames, monthText, spanText, yearChoices } from './months.ts';

describe('months', () => {
  test.each([
    ['2019-04', 'en', 'Apr 2019'],
    ['2021-09', 'en', 'Sep 2021'],
    ['2026-01', 'en', 'Jan 2026'],
    ['2026-12', 'en', 'Dec 2026'],
    ['2019-04', 'hi', 'अप्रैल 2019'],
    [null, 'en', ''],
    ['', 'hi', ''],
  ] as const)('%s in %s is "%s"', (month, language, text) => {
    expect(monthText(month, language)).toBe(text);
  });

  test('there are twelve names in each language, January first', () => {
    expect(monthNames('en')).toHaveLength(12);
    expect(new Set(monthNames('en')).size).toBe(12);
    expect([monthNames('en')[0], monthNames('en')[11]]).toEqual(['January', 'December']);
    expect(monthNames('hi')[0]).toBe('जनवरी');
    expect(new Set(monthNames('hi')).size).toBe(12);
  });

  test('the years reach from a degree that will end to the oldest work, newest first', () => {
    const years = yearChoices(new Date(2026, 10, 20));
    expect(years[0]).toBe(2032);
    expect(years.at(-1)).toBe(1966);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
    expect(new Set(years).size).toBe(years.length);
  });
});

describe('a span', () => {
  const span = (startDate: string | null, endDate: string | null, current = false) =>
    spanText({ startDate, endDate, current }, 'en', 'Present');

  test.each([
    [span('2019-04', '2021-06'), 'Apr 2019 – Jun 2021'],
    [span('2019-04', null, true), 'Apr 2019 – Present'],
    [span('2019-04', '2021-06', true), 'Apr 2019 – Present'],
    [span('2019-04', null), 'Apr 2019'],
    [span(null, '2021-06'), 'Jun 2021'],
    [span(null, null, true), 'Present'],
    [span('', ''), ''],
  ])('says "%s", leaving out what is not known', (text, expected) => {
    expect(text).toBe(expected);
  });
});
