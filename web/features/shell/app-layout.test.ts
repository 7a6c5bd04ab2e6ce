import type { ClientLoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Role } from '../../../contract/endpoint.ts';
import { sampleSession } from '../../lib/session/sample-session.ts';
import { currentSession, forgetSession, keepSession } from '../../lib/session/session.ts';
import { clientLoader, shouldRevalidate } from './app-layout.tsx';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
});

/** Where a visit ends: at the page itself, or at a redirect's target. */
async function visit(path: string, role?: Role): Promise<string> {
  if (role) keepSession(sampleSession({ role }));
  const request = new Request(`https://jobs.example.in${path}`);
  try {
    await clientLoader({ request } as ClientLoaderFunctionArgs);
    return path;
  } catch (led) {
    if (led instanceof Response) return led.headers.get('location') ?? '';
    throw led;
  }
}

describe('a guest', () => {
  test.each(['/dashboard/user', '/hr/postings?page=2', '/admin', '/user/applications'])(
    'opening %s has to log in and comes back',
    async (path) => {
      expect(await visit(path)).toBe(`/auth/login?next=${encodeURIComponent(path)}`);
    },
  );
});

describe('a signed-in visitor', () => {
  const pages: Record<Role, string[]> = {
    user: ['/dashboard/user', '/user/jobs', '/user/saved', '/user/applications', '/profile/edit'],
    hr: ['/dashboard/hr', '/hr/postings', '/hr/applications', '/hr/profile', '/profile/setup/hr'],
    admin: ['/dashboard/admin', '/admin/users'],
  };
  const roles = Object.keys(pages) as Role[];

  test.each(roles)('as %s can open the pages of that role', async (role) => {
    for (const path of pages[role]) expect(await visit(path, role)).toBe(path);
  });

  test.each(roles)(
    'as %s is redirected home from other roles’ pages, with a notice',
    async (role) => {
      const foreign = roles.filter((other) => other !== role).flatMap((other) => pages[other]);
      // The specification's address of a profile redirects a recruiter to the company.
      for (const path of foreign.filter((page) => page !== '/profile/edit')) {
        expect(await visit(path, role)).toBe(`/dashboard/${role}?notice=wrong-role`);
      }
    },
  );

  test('as a recruiter has the company at the address of seekers’ profile', async () => {
    expect(await visit('/profile/edit', 'hr')).toBe('/hr/profile');
    expect(await visit('/profile/edit', 'admin')).toBe('/dashboard/admin?notice=wrong-role');
  });
});

test('whose browser has lost the account gets it from the server', async () => {
  stored.set('authToken', 'token-1');
  const { user } = sampleSession({ role: 'hr' });
  vi.stubGlobal('fetch', async () => Response.json(user));
  expect(await visit('/hr/postings')).toBe('/hr/postings');
  expect(currentSession()?.user).toMatchObject({ role: 'hr', fullName: 'Asha Rao' });
});

test('is checked when the page changes, not for every filter', () => {
  const between = (from: string, to: string) =>
    shouldRevalidate({
      currentUrl: new URL(from, 'https://jobs.example.in'),
      nextUrl: new URL(to, 'https://jobs.example.in'),
    } as Parameters<typeof shouldRevalidate>[0]);
  expect(between('/user/jobs?page=1', '/user/jobs?page=2')).toBe(false);
  expect(between('/user/jobs', '/user/saved')).toBe(true);
});
