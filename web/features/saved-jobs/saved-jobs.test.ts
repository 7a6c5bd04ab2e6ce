import { expect, test } from 'vitest';
import { queryOf, readAddress } from './address.ts';
import { savedJobsMessages } from './messages.ts';
import { timeLeft } from './time-left.ts';

test('the address says what is shown, and nothing else changes it', () => {
  const read = (query: string) => readAddress(new URLSearchParams(query));
  expect(read('')).toEqual({ search: '', status: undefined, page: 1 });
  expect(read('search=+cook+&status=expiring&page=2')).toEqual({
    search: 'cook',
    status: 'expiring',
    page: 2,
  });
  expect(read('status=gone&page=-3')).toEqual({ search: '', status: undefined, page: 1 });
});

test('an address leads back to itself, without its empty parts', () => {
  expect(queryOf({ search: '', status: undefined, page: 1 })).toBe('');
  const address = { search: 'a&b', status: 'active', page: 3 } as const;
  expect(readAddress(new URLSearchParams(queryOf(address)))).toEqual(address);
});

test.each([
  [30 * 60_000, 'less than an hour'],
  [60 * 60_000, '1 hour'],
  [23.9 * 3_600_000, '23 hours'],
  [24 * 3_600_000, '1 day'],
  [6.99 * 86_400_000, '6 days'],
])('%d ms before the end: %s, never more than is left', (left, text) => {
  const end = new Date(1_800_000_000_000 + left).toISOString();
  expect(timeLeft(end, savedJobsMessages.en, 1_800_000_000_000)).toBe(text);
});
