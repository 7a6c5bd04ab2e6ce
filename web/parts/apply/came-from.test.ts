import { describe, expect, test } from 'vitest';
import { referralIn, sourceOf } from './came-from.ts';

const at = (address: string, list?: string) => {
  const [pathname = '', query = ''] = address.split('?');
  const search = query && `?${query}`;
  return { pathname, search, hash: '', key: '', state: list === undefined ? null : { list } };
};

describe('how somebody came to a job', () => {
  test.each([
    ['/jobs', undefined, 'search'],
    ['/', undefined, 'search'],
    ['/user/jobs?search=tailor', undefined, 'search'],
    ['/companies/7/malwa-mills', undefined, 'company_page'],
    ['/user/saved', undefined, 'direct'],
    ['/jobs/5/tailor', '/jobs', 'search'],
    ['/jobs/5/tailor', '/jobs/6/cutter', 'recommended'],
    ['/jobs/5/tailor', '/dashboard/user', 'recommended'],
    ['/jobs/5/tailor', '/companies/7/malwa-mills', 'company_page'],
    ['/jobs/5/tailor', '/user/saved', 'direct'],
    ['/jobs/5?from=qr', '/jobs', 'qr'],
    ['/jobs/5?from=alert&apply=5', undefined, 'alert'],
    ['/jobs/5?from=mars', '/jobs', 'search'],
    ['/jobs/5?from=api', '/jobs', 'search'],
    ['/jobs/5?from=referral', '/jobs', 'search'],
  ])('at %s from %s is %s', (address, list, source) => {
    expect(sourceOf(at(address, list))).toBe(source);
  });
});

test('a referral is in the address of its own job alone', () => {
  expect(referralIn(at('/jobs/5/tailor?ref=abc'), 5)).toBe('abc');
  expect(referralIn(at('/jobs/5?ref=abc'), 5)).toBe('abc');
  expect(referralIn(at('/jobs/55?ref=abc'), 5)).toBeNull();
  expect(referralIn(at('/jobs?ref=abc'), 5)).toBeNull();
  expect(referralIn(at('/jobs/5'), 5)).toBeNull();
});
