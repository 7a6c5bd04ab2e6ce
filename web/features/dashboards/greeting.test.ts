import { expect, test } from 'vitest';
import { partOfDay } from './greeting.ts';

test.each([
  ['2026-11-20T03:59:00+05:30', 'night'],
  ['2026-11-20T04:00:00+05:30', 'morning'],
  ['2026-11-20T11:59:00+05:30', 'morning'],
  ['2026-11-20T12:00:00+05:30', 'afternoon'],
  ['2026-11-20T16:59:00+05:30', 'afternoon'],
  ['2026-11-20T17:00:00+05:30', 'evening'],
  ['2026-11-20T23:59:00+05:30', 'evening'],
  ['2026-11-20T00:00:00+05:30', 'night'],
  ['2026-11-20T06:30:00Z', 'afternoon'],
])('%s is %s in India, wherever the browser is', (moment, part) => {
  expect(partOfDay(new Date(moment))).toBe(part);
});
