import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalExperienceMonths } from './total-experience.ts';

const NOW = Date.parse('2026-11-15T00:00:00Z');

const worked = (startDate: string | null, endDate: string | null) => ({
  startDate,
  endDate,
  current: false,
});
const since = (startDate: string | null) => ({ startDate, endDate: null, current: true });

describe('total experience', () => {
  test.each([
    ['nothing', [], 0],
    ['one month counts whole', [worked('2020-04', '2020-04')], 1],
    ['both ends count', [worked('2020-04', '2021-03')], 12],
    ['what goes on counts until now', [since('2026-01')], 11],
    ['two in a row', [worked('2020-01', '2020-06'), worked('2020-07', '2020-12')], 12],
    ['a gap is no work', [worked('2020-01', '2020-03'), worked('2020-10', '2020-12')], 6],
    ['two at once count once', [worked('2020-01', '2020-12'), worked('2020-06', '2021-03')], 15],
    ['one within another', [worked('2020-01', '2020-12'), worked('2020-03', '2020-05')], 12],
    ['the order does not matter', [since('2026-06'), worked('2026-01', '2026-08')], 11],
    ['an unknown end is not guessed', [worked('2020-01', null), worked(null, '2020-05')], 0],
    ['a current one without start neither', [since(null)], 0],
    ['months to come do not count', [worked('2026-10', '2027-05')], 2],
    ['nor work that has not begun', [since('2027-02')], 0],
  ])('%s', (_, entries, months) => {
    expect(totalExperienceMonths(entries, NOW)).toBe(months);
  });

  test('the month is that of India', () => {
    const lastEvening = Date.parse('2026-11-30T19:00:00Z');
    expect(totalExperienceMonths([since('2026-12')], lastEvening)).toBe(1);
  });

  test('is the number of different months, whatever the entries', () => {
    const month = fc
      .integer({ min: 0, max: 119 })
      .map((n) => `${2015 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`);
    fc.assert(
      fc.property(fc.array(fc.tuple(month, month), { maxLength: 8 }), (pairs) => {
        const spans = pairs.map(([a, b]) => (a < b ? worked(a, b) : worked(b, a)));
        const all = spans.flatMap(({ startDate, endDate }) => monthsBetween(startDate, endDate));
        expect(totalExperienceMonths(spans, NOW)).toBe(new Set(all).size);
      }),
    );
  });

  function monthsBetween(first: string | null, last: string | null): string[] {
    const found: string[] = [];
    const day = new Date(`${first}-01T00:00:00Z`);
    while (day.toISOString().slice(0, 7) <= (last ?? '')) {
      found.push(day.toISOString().slice(0, 7));
      day.setUTCMonth(day.getUTCMonth() + 1);
    }
    return found;
  }
});
