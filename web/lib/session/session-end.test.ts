import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/api.ts';
import { sampleSession } from './sample-session.ts';
import { endSessionWith } from './leaving.ts';
import { currentSession, forgetSession, keepSession } from './session.ts';

const assign = vi.fn<(path: string) => void>();
const toast = vi.hoisted(() => vi.fn<(words: { title: string }) => void>());
vi.mock(import('../toast.ts'), async (original) => ({ ...(await original()), toast }));

/** The server's answers, in order. */
let answers: (() => Response | Promise<Response>)[];

beforeEach(() => {
  answers = [];
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('location', { pathname: '/settings', search: '', assign });
  vi.stubGlobal('fetch', async () => answers.shift()?.());
  vi.useFakeTimers();
  keepSession(sampleSession());
});
afterEach(() => {
  forgetSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  assign.mockClear();
  toast.mockClear();
});

const refused = (code: string) => () =>
  Response.json({ errors: [code], messages: [], fields: {}, request_id: '' }, { status: 401 });
const me = () => api('GET /barong/resource/users/me', {});
const deleteAccount = () =>
  endSessionWith(() => api('POST /barong/resource/users/me/deletion', { body: { password: 'x' } }));

test('calls refused during a logout show no notice', async () => {
  let answer: (response: Response) => void = () => undefined;
  answers = [
    () => new Promise<Response>((resolve) => (answer = resolve)),
    refused('identity.session.deleted'),
  ];
  const leaving = deleteAccount();
  await expect(me()).rejects.toMatchObject({ status: 401 });
  expect(currentSession()).not.toBeNull();
  answer(Response.json({}));
  await leaving;
  expect(currentSession()).toBeNull();
  vi.runAllTimers();
  expect(toast).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

test('leaving with a session that has already ended shows the notice', async () => {
  answers = [refused('identity.session.invalid')];
  await expect(deleteAccount()).rejects.toMatchObject({ status: 401 });
  expect(currentSession()).toBeNull();
  vi.runAllTimers();
  expect(toast).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/login?next=%2Fsettings');
});

test('a wrong password on leaving does not end the session', async () => {
  answers = [refused('identity.session.invalid_params')];
  await expect(deleteAccount()).rejects.toMatchObject({ status: 401 });
  expect(currentSession()).not.toBeNull();
  expect(toast).not.toHaveBeenCalled();
});
