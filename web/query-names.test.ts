import { expect, test } from 'vitest';
import { noSearch } from './features/jobs/search/job-search.ts';
import { withKnownQuery } from './query-names.ts';

const known = (target: string) => {
  const { pathname, search } = withKnownQuery(new URL(target, 'http://vritti.test'));
  return pathname + search;
};

test.each([
  ['/?x=1&apply=7', '/?apply=7'],
  ['/jobs?x=1', '/jobs'],
  ['/jobs?skill=Tally&x=1&skill=Excel', '/jobs?skill=Tally&skill=Excel'],
  ['/jobs?workMode=remote&remote=true', '/jobs?workMode=remote&remote=true'],
  ['/jobs.data?_routes=root&page=2&x=1', '/jobs.data?_routes=root&page=2'],
  ['/_root.data?x=1&save=7', '/_root.data?save=7'],
  ['/jobs?_routes=root', '/jobs'],
  ['/jobs/7?preview=abc&search=nurse', '/jobs/7?preview=abc'],
  ['/auth/reset-password?reset_token=abc&next=%2F', '/auth/reset-password?next=%2F'],
  ['/jobs/7/nurse-pune?tab=company&page=2', '/jobs/7/nurse-pune?tab=company'],
  ['/jobs/7?from=qr&x=1&ref=abc', '/jobs/7?from=qr&ref=abc'],
  ['/jobs?from=qr', '/jobs'],
  ['/companies?tab=tech&location=Pune&search=a%20b', '/companies?tab=tech&search=a+b'],
  ['/companies?search=a%20b', '/companies?search=a%20b'],
  ['/companies/7/acme?tab=jobs&page=2&x=1', '/companies/7/acme?tab=jobs&page=2'],
  ['/salary-guide?role=nurse&x=1&location=Pune', '/salary-guide?role=nurse&location=Pune'],
  ['/about?tab=jobs', '/about'],
  ['/report?job=7&x=1', '/report?job=7'],
  ['/verify?code=ABCD&x=1', '/verify?code=ABCD'],
  ['/verify/ABCD?x=1', '/verify/ABCD'],
  ['/hr/postings?status=draft', '/hr/postings'],
  ['/nowhere?page=2', '/nowhere'],
])('of %s, %s is known', (asked, address) => {
  expect(known(asked)).toBe(address);
});

test('every parameter of a search is known', () => {
  const all = `/jobs?${Object.keys(noSearch)
    .map((name) => `${name}=1`)
    .join('&')}`;
  expect(known(all)).toBe(all);
});
