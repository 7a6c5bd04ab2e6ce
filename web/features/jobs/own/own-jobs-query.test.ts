import { expect, test } from 'vitest';
import { ownJobsPath, readOwnJobsQuery } from './own-jobs-query.ts';

const read = (address: string) => readOwnJobsQuery(new URLSearchParams(address));
const usual = { status: null, search: '', sort: 'created_at', page: 1 };

test.each([
  ['', usual],
  [
    '?status=draft&search=+cook+&sort=title&page=2',
    { status: 'draft', search: 'cook', sort: 'title', page: 2 },
  ],
  ['?status=open&sort=salary&page=-1', usual],
  ['?sort=toString&page=1.5', usual],
  ['?page=99999999', usual],
])('the address %j is read, whatever stands in it', (address, query) => {
  expect(read(address)).toEqual(query);
});

test('the address keeps only what is not as usual, and comes back', () => {
  expect(ownJobsPath({})).toBe('/hr/postings');
  const query = { status: 'expired', search: 'a&b', sort: 'expires_at', page: 3 } as const;
  const path = ownJobsPath(query);
  expect(path).toBe('/hr/postings?status=expired&search=a%26b&sort=expires_at&page=3');
  expect(read(path.slice(path.indexOf('?')))).toEqual(query);
});
