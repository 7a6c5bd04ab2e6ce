import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
  [30 * 60_000, 'less than an hour'],
  [60 * 60_000, '1 hour'],
  [23.9 * 3_600_000, '23 hours'],
  [24 * 3_600_000, '1 day'],
  // From half past one in the afternoon.
  [2.4 * 86_400_000, '2 days'],
  [2.5 * 86_400_000, '3 days'],
])('%d ms before the end: %s', (left, text) => {
  const end = new Date(1_800_000_000_000 + left).toISOString();
  expect(timeLeft(end, 'en', 1_800_000_000_000)).toBe(text);
});
