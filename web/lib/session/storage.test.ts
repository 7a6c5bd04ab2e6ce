import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  dropForeignFormDrafts,
  dropFormDraft,
  keepFormDraft,
  readFormDraft,
} from '../forms/form-draft.ts';
import { sampleSession } from './sample-session.ts';
import { readStored, readStoredJson, store } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
/** Storage of a browser that lets no page keep anything. */
const locked = { getItem: refuse, setItem: refuse, removeItem: refuse };

/** Storage with room for a few letters, as on a full phone. */
function smallStorage(room: number) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe.each([
  ['on the server', undefined],
  ['in a browser that refuses', locked],
])('%s, storage', (_, storage) => {
  test('keeps nothing and throws nothing', () => {
    vi.stubGlobal('localStorage', storage);
    store('key', 'value');
    expect(readStored('key')).toBeNull();
    expect(readStoredJson('key')).toBeNull();
    store('key', null);
  });

  test('keeps no draft, and a form works without', () => {
    vi.stubGlobal('localStorage', storage);
    expect(keepFormDraft({ accountId: 1, form: 'job:new' }, { title: 'Cook' })).toMatch(
      /^\d{4}-\d\d-\d\dT/,
    );
    expect(readFormDraft({ accountId: 1, form: 'job:new' })).toBeNull();
    dropFormDraft({ accountId: 1, form: 'job:new' });
    dropForeignFormDrafts(1);
  });

  test('keeps no session: every visitor is a guest', async () => {
    vi.stubGlobal('localStorage', storage);
    const { currentSession, forgetSession, keepSession } = await import('./session.ts');
    keepSession(sampleSession());
    expect(currentSession()).toBeNull();
    forgetSession();
  });
});

test('a value that is too large is not kept, and the earlier value stays', () => {
  vi.stubGlobal('localStorage', smallStorage(5));
  store('key', 'short');
  store('key', 'much too long');
  expect(readStored('key')).toBe('short');
});

test.each([
  ['an object', '{"a":1}', { a: 1 }],
  ['a text that is no JSON', '{broken', null],
  ['nothing', null, null],
  ['null itself', 'null', null],
])('%s is read as JSON', (_, text, value) => {
  vi.stubGlobal('localStorage', smallStorage(100));
  store('key', text);
  expect(readStoredJson('key')).toEqual(value);
});

describe('a session as it is stored', () => {
  const events = new EventTarget();

  async function openTab(kept: Record<string, string>) {
    const storage = smallStorage(1_000);
    for (const [key, value] of Object.entries(kept)) storage.setItem(key, value);
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('window', events);
    vi.stubGlobal('location', { reload: () => undefined });
    return import('./session.ts');
  }
  const changed = (key: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key }));

  test('is there again after a reload', async () => {
    const user = JSON.stringify({ id: 1, role: 'hr', fullName: 'Priya Nair' });
    const { currentSession } = await openTab({ authToken: 't', csrfToken: 'c', user });
    expect(currentSession()).toEqual({
      token: 't',
      csrfToken: 'c',
      user: { id: 1, role: 'hr', fullName: 'Priya Nair' },
    });
  });

  test('with an unreadable account has a token but no account', async () => {
    const { currentSession } = await openTab({ authToken: 't', user: '{broken' });
    expect(currentSession()).toEqual({ token: 't', csrfToken: '', user: null });
  });

  test('without a token is no session, even with an account', async () => {
    const { currentSession } = await openTab({ user: '{"id":1}' });
    expect(currentSession()).toBeNull();
  });

  test('is the same object until something changes, as React state has to be', async () => {
    const { currentSession, keepCsrfToken } = await openTab({ authToken: 't' });
    expect(currentSession()).toBe(currentSession());
    const before = currentSession();
    keepCsrfToken('c2');
    expect(currentSession()).not.toBe(before);
    expect(currentSession()).toMatchObject({ token: 't', csrfToken: 'c2' });
  });

  test('has what pages need of the account, and the time of the last check', async () => {
    const { keepSession } = await openTab({});
    keepSession(sampleSession({ fullName: 'आशा राव' }));
    expect(readStoredJson('user')).toEqual({
      id: 1,
      role: 'user',
      fullName: 'आशा राव',
      profilePictureUrl: null,
      email_verified: true,
      team_role: null,
      admin_role: null,
    });
    expect(Number(readStored('lastAuthCheck'))).toBeGreaterThan(1_700_000_000_000);
  });

  test('notifies its listeners of changes in other tabs, but not of other keys', async () => {
    const { subscribe } = await openTab({});
    const heard = vi.fn<() => void>();
    const stop = subscribe(heard);
    changed('authToken');
    changed('user');
    changed(null);
    expect(heard).toHaveBeenCalledTimes(3);
    changed('formDraft:1:job:new');
    changed('csrfToken');
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    changed('authToken');
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test('ends everywhere when another tab clears the storage', async () => {
    const { currentSession, subscribe } = await openTab({ authToken: 't' });
    subscribe(() => undefined);
    expect(currentSession()).not.toBeNull();
    store('authToken', null);
    changed(null);
    expect(currentSession()).toBeNull();
  });
});
