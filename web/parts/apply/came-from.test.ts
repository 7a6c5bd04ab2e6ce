import { describe, expect, test } from 'vitest';
import { referralIn, sourceOf, takeAwayReferral } from './came-from.ts';

/** The address that was loaded first. */
const FRONT = 'https://vritti.test/';
const SHARED = 'https://vritti.test/jobs/5/tailor?from=qr&ref=abc';

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
    expect(sourceOf(at(address, list), 5, FRONT)).toBe(source);
  });
});

test('a referral is only in the address of its own job', () => {
  expect(referralIn(at('/jobs/5/tailor?ref=abc'), 5, FRONT)).toBe('abc');
  expect(referralIn(at('/jobs/5?ref=abc'), 5, FRONT)).toBe('abc');
  expect(referralIn(at('/jobs/55?ref=abc'), 5, FRONT)).toBeNull();
  expect(referralIn(at('/jobs?ref=abc'), 5, FRONT)).toBeNull();
  expect(referralIn(at('/jobs/5'), 5, FRONT)).toBeNull();
});

test('a shared link still counts for its job after visiting other pages, but not for other jobs', () => {
  expect(sourceOf(at('/jobs/5/tailor', '/companies/7'), 5, SHARED)).toBe('qr');
  expect(sourceOf(at('/jobs', undefined), 5, SHARED)).toBe('qr');
  expect(sourceOf(at('/jobs/6/cutter', '/companies/7'), 6, SHARED)).toBe('company_page');
  expect(sourceOf(at('/jobs/5/tailor?from=qr'), 6, SHARED)).toBe('recommended');
  expect(sourceOf(at('/jobs/5?from=alert'), 5, SHARED)).toBe('alert');
  expect(referralIn(at('/jobs/5/tailor'), 5, SHARED)).toBe('abc');
  expect(referralIn(at('/jobs/6/cutter'), 6, SHARED)).toBeNull();
});

test('a referral that was removed does not come back with the address that was loaded first', () => {
  const loaded = SHARED.replace('abc', 'unwanted');
  expect(referralIn(at('/jobs/5'), 5, loaded)).toBe('unwanted');
  takeAwayReferral('unwanted');
  expect(referralIn(at('/jobs/5'), 5, loaded)).toBeNull();
});
