import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../contract/accounts.ts';

/** A browser tab, as far as sessions depend on one. */
let stored: Map<string, string>;
let tab: EventTarget;
const reload = vi.fn<() => void>();

beforeEach(() => {
  stored = new Map();
  tab = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('window', tab);
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  reload.mockClear();
});

const userOf = (id: number): User => ({
  id,
  uid: `ID${id}`,
  email: `p${id}@people.test`,
  role: 'user',
  user_type: 'user',
  team_role: null,
  admin_role: null,
  level: 1,
  state: 'active',
  username: 'Asha Rao',
  fullName: 'Asha Rao',
  phone: null,
  phone_verified: false,
  profilePictureUrl: null,
  email_verified: true,
  marketing_consent: false,
  language: 'en',
  created_at: '2026-11-20T00:00:00.000Z',
  updated_at: '2026-11-20T00:00:00.000Z',
});
const sessionOf = (id: number) => ({
  token: `token-${id}`,
  csrf_token: 'c',
  expires_at: '2026-11-27T00:00:00.000Z',
  user: userOf(id),
});

/** A change by another tab arrives as changed storage and an event. */
function elsewhere(id: number | null) {
  if (id === null) stored.clear();
  else {
    stored.set('authToken', `token-${id}`);
    stored.set('user', JSON.stringify(userOf(id)));
  }
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'authToken' }));
}

test('listeners see signing in and out, and only the needed part of the account is stored', async () => {
  const { currentSession, forgetSession, keepSession, subscribe } = await import('./session.ts');
  const heard = vi.fn<() => void>();
  subscribe(heard);
  keepSession(sessionOf(1));
  expect(currentSession()).toMatchObject({ token: 'token-1', user: { id: 1 } });
  expect(stored.get('user')).not.toContain('people.test');
  forgetSession();
  expect(currentSession()).toBeNull();
  expect(stored.size).toBe(0);
  expect(heard).toHaveBeenCalled();
});

test('an answer without an account makes a session, without the previous account’s name', async () => {
  const { currentSession, keepSession } = await import('./session.ts');
  keepSession(sessionOf(2));
  const { user: _, ...unnamed } = sessionOf(1);
  keepSession(unnamed);
  expect(currentSession()).toMatchObject({ token: sessionOf(1).token, user: null });
});

test.each([
  ['without a name', { id: 1, role: 'user' }],
  ['without an id', { role: 'user', fullName: 'Asha Rao' }],
  ['with a role that there is not', { id: 1, role: 'member', fullName: 'Asha Rao' }],
  ['of an admin without a role of admins', { id: 1, role: 'admin', fullName: 'Asha Rao' }],
  ['in a list', [{ id: 1, role: 'user', fullName: 'Asha Rao' }]],
])('a stored account %s is none, so that pages fetch it', async (_, user) => {
  const { currentSession } = await import('./session.ts');
  stored.set('authToken', 'token-1');
  stored.set('user', JSON.stringify(user));
  expect(currentSession()).toEqual({ token: 'token-1', csrfToken: '', user: null });
});

test('the email address is stored only until it is confirmed', async () => {
  const { currentSession, keepUser, keepSession } = await import('./session.ts');
  const pending = { ...userOf(1), email_verified: false };
  keepSession({ ...sessionOf(1), user: pending });
  expect(currentSession()?.user?.email).toBe('p1@people.test');
  keepUser(userOf(1));
  expect(stored.get('user')).not.toContain('people.test');
});

test('a page for guests hears of a login in another tab once the session is complete', async () => {
  vi.doMock(import('react'), async (original) => ({
    ...(await original()),
    useEffect: (effect) => void effect(),
  }));
  const { useLoggedInElsewhere } = await import('./guests-only.ts');
  const enter = vi.fn<() => void>();
  useLoggedInElsewhere(enter);
  const told = (key: string) => tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  stored.set('authToken', 'token-1');
  told('authToken');
  expect(enter).not.toHaveBeenCalled();
  stored.set('user', JSON.stringify(userOf(1)));
  told('lastAuthCheck');
  expect(enter).toHaveBeenCalledOnce();
  stored.clear();
  told('lastAuthCheck');
  expect(enter).toHaveBeenCalledOnce();
  vi.doUnmock('react');
});

test('a page reloads when another account signs in in another tab', async () => {
  const { currentSession, keepSession, subscribe } = await import('./session.ts');
  subscribe(() => void currentSession());
  keepSession(sessionOf(1));
  expect(currentSession()?.user?.id).toBe(1);
  elsewhere(null);
  expect(currentSession()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  elsewhere(2);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page does not reload for its first account, or for the same account again', async () => {
  const { currentSession, keepSession, subscribe } = await import('./session.ts');
  subscribe(() => void currentSession());
  elsewhere(1);
  expect(currentSession()?.user?.id).toBe(1);
  elsewhere(null);
  elsewhere(1);
  keepSession(sessionOf(2));
  elsewhere(2);
  expect(reload).not.toHaveBeenCalled();
});
