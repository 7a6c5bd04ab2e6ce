import { describe, expect, test } from 'vitest';
import { homeOf, companyPath, jobPath, roleOfPath, safeNext } from './paths.ts';

test.each([
  ['hr', '/dashboard/hr'],
  ['admin', '/dashboard/admin'],
  ['user', '/dashboard/user'],
  [undefined, '/dashboard/user'],
] as const)('the home of %s is %s', (role, home) => {
  expect(homeOf(role)).toBe(home);
});

test.each([
  ['/user/jobs', 'user'],
  ['/users', null],
  ['/dashboard/hr', 'hr'],
  ['/hr/jobs/create', 'hr'],
  ['/profile/setup/hr', 'hr'],
  ['/profile/edit', 'user'],
  ['/admin/users', 'admin'],
  ['/jobs', null],
] as const)('%s belongs to %s', (path, role) => {
  expect(roleOfPath(path)).toBe(role);
});

describe('the page after a login', () => {
  test.each(['/user/jobs?search=a', '/jobs/3/nurse#apply'])(
    'may be %s, a path of our own',
    (next) => {
      expect(safeNext(next, '/home')).toBe(next);
    },
  );
  test.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/jobs/..\\\\evil.example',
    'javascript:alert(1)',
    '/auth/login',
  ])('%s is refused', (next) => {
    expect(safeNext(next, '/home')).toBe('/home');
  });
});

test.each([
  [{ id: 7, title: 'Staff Nurse, ICU', location: 'Pune' }, '/jobs/7/staff-nurse-icu-pune'],
  [{ id: 8, title: 'ड्राइवर की ज़रूरत' }, '/jobs/8/ड्राइवर-की-ज़रूरत'],
  [{ id: 9, title: '???' }, '/jobs/9'],
])('a job has words in its address', (job, path) => {
  expect(jobPath(job)).toBe(path.normalize('NFC'));
});

test.each([
  ['Sharma & Sons Pvt. Ltd.', '/companies/7/sharma-sons-pvt-ltd'],
  ['मालवा मिल्स', '/companies/7/मालवा-मिल्स'],
  ['!!!', '/companies/7'],
  ['𝓐'.repeat(50), `/companies/7/${'𝓐'.repeat(40)}`],
  [`x${'𝓐'.repeat(50)}`, `/companies/7/x${'𝓐'.repeat(39)}`],
])('a company called %s has words in its address, whole letters all', (name, path) => {
  expect(companyPath({ id: 7, name })).toBe(path.normalize('NFC'));
});
