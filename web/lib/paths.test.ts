import { describe, expect, test } from 'vitest';
import { homeOf, roleOfPath, safeNext } from './paths.ts';

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
