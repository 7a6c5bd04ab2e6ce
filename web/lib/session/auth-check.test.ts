import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { confirmSession, fetchMe } from './auth-check.ts';
import { sampleSession } from './sample-session.ts';
import { currentSession, forgetSession, keepSession } from './session.ts';

let stored: Map<string, string>;
const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('location', { pathname: '/auth/login', search: '' });
  vi.stubGlobal('fetch', answer);
  vi.useFakeTimers({ toFake: ['Date'] });
  answer.mockReset().mockImplementation(async () => Response.json(sampleSession().user));
  keepSession(sampleSession());
});
afterEach(() => {
  forgetSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Moves the last check this far into the past. */
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const refusal = async () =>
  Response.json(
    { errors: ['identity.session.invalid'], messages: [''], fields: {}, request_id: '' },
    { status: 401 },
  );

describe('the session check', () => {
  test('makes no call for a guest', async () => {
    forgetSession();
    expect(await confirmSession()).toBe(false);
    expect(answer).not.toHaveBeenCalled();
  });

  test('runs at most once in five seconds, however many pages are opened', async () => {
    expect(await confirmSession()).toBe(true);
    later(4_999);
    expect(await confirmSession()).toBe(true);
    expect(answer).not.toHaveBeenCalled();
    later(1);
    expect(await confirmSession()).toBe(true);
    expect(await confirmSession()).toBe(true);
    expect(answer).toHaveBeenCalledOnce();
    later(5_000);
    expect(await confirmSession()).toBe(true);
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test('runs again after the clock was set back', async () => {
    later(-60_000);
    await confirmSession();
    expect(answer).toHaveBeenCalledOnce();
  });

  test('forgets a session that the server refuses', async () => {
    later(5_000);
    answer.mockImplementation(refusal);
    expect(await confirmSession()).toBe(false);
    expect([...stored.keys()]).toEqual([]);
  });

  test('waits for the answer when another part of the page has just asked', async () => {
    answer.mockImplementation(refusal);
    fetchMe().catch(() => undefined);
    expect(await confirmSession()).toBe(false);
    expect(answer).toHaveBeenCalledOnce();
  });

  test('keeps the session without an answer, and does not retry at once', async () => {
    later(5_000);
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await confirmSession()).toBe(true);
    expect(await confirmSession()).toBe(true);
    expect(answer).toHaveBeenCalledOnce();
  });
});

describe('the account', () => {
  test('is fetched once for all parts of a page that ask together', async () => {
    const [first, second] = await Promise.all([fetchMe(), fetchMe()]);
    expect(second).toBe(first);
    expect(answer).toHaveBeenCalledOnce();
    await fetchMe();
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test('is not stored again after a logout meanwhile', async () => {
    answer.mockImplementation(async () => {
      forgetSession();
      return Response.json(sampleSession().user);
    });
    await fetchMe();
    expect([...stored.keys()]).toEqual([]);
    expect(currentSession()).toBeNull();
  });
});
