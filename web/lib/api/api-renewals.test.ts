import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleSession } from '../session/sample-session.ts';
import { currentSession, forgetSession, keepSession } from '../session/session.ts';
import { api } from './api.ts';

/** What the browser stores; another tab writes to it too. */
let stored: Map<string, string>;
let sent: Headers[];
/** The server's answers, in order. */
let answers: (() => Response)[];
const assign = vi.fn<(path: string) => void>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  [stored, sent, answers] = [new Map(), [], []];
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('location', { pathname: '/settings', search: '', assign, reload });
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers));
    return answers.shift()?.();
  });
  keepSession(sampleSession());
});
afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
  assign.mockClear();
  reload.mockClear();
});

const refused = (status: number, code: string) =>
  Response.json({ errors: [code], messages: [], fields: {}, request_id: '' }, { status });
const saveJob = () => api('POST /barong/resource/saved_jobs', { body: { job_id: 7 } });

describe('a token that another tab renews while a call is on its way', () => {
  const renew = () => stored.set('authToken', 'token-2').set('csrfToken', 'csrf-2');

  test.each([
    [401, 'identity.session.invalid'],
    [403, 'authz.reauthentication_required'],
  ])('is taken when the old one is refused (%i %s)', async (status, code) => {
    answers = [
      () => {
        renew();
        return refused(status, code);
      },
      () => Response.json({ job_id: 7 }),
    ];
    await expect(saveJob()).resolves.toEqual({ job_id: 7 });
    expect(sent.map((headers) => headers.get('authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
    expect(sent[1]?.get('x-csrf-token')).toBe('csrf-2');
    expect(currentSession()?.token).toBe('token-2');
    expect(assign).not.toHaveBeenCalled();
  });

  test('is not taken if it is another account’s, whose page is loaded instead', async () => {
    answers = [
      () => {
        renew().set('user', JSON.stringify({ id: 2, role: 'user', fullName: 'Ravi Menon' }));
        return refused(401, 'identity.session.invalid');
      },
    ];
    await expect(saveJob()).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(reload).toHaveBeenCalledOnce();
    expect(currentSession()?.token).toBe('token-2');
  });
});

test('a call that asks who is there fails as it is where nobody can be asked', async () => {
  answers = [() => refused(403, 'authz.reauthentication_required')];
  await expect(saveJob()).rejects.toMatchObject({ status: 403 });
  expect(sent).toHaveLength(1);
  expect(currentSession()?.token).toBe('token-1');
});
