import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { newQueryClient, queriesOf, refreshAfterNews, refreshCountsAfterNews } from './query.ts';

/** The number of calls a read makes when every answer is this one. */
async function timesAsked(failure: Error): Promise<number> {
  vi.useFakeTimers();
  const ask = vi.fn<() => Promise<never>>(() => Promise.reject(failure));
  const asked = newQueryClient()
    .fetchQuery({ queryKey: ['x'], queryFn: ask, retry: retryOf(newQueryClient()) })
    .catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  await asked;
  vi.useRealTimers();
  return ask.mock.calls.length;
}

const retryOf = (client: QueryClient) => client.getDefaultOptions().queries?.retry ?? false;

describe('a read on a signed-in page', () => {
  test.each([
    ['no answer', new ApiError(0, null)],
    ['a failing server', new ApiError(500, null)],
    ['a server behind a proxy that is starting', new ApiError(503, null)],
  ])('is repeated three times after %s', async (_, error) => {
    expect(await timesAsked(error)).toBe(4);
  });

  test.each([
    ['not found', new ApiError(404, null)],
    ['not allowed', new ApiError(403, null)],
    ['too many', new ApiError(429, null)],
    ['signed out', new ApiError(401, null)],
    ['a mistake of the page itself', new TypeError('x is not a function')],
  ])('is not repeated after %s', async (_, error) => {
    expect(await timesAsked(error)).toBe(1);
  });

  test('waits longer each time, and never more than four seconds', () => {
    const wait = newQueryClient().getDefaultOptions().queries?.retryDelay;
    if (typeof wait !== 'function') throw new TypeError('no waits');
    const error = new ApiError(0, null);
    expect([0, 1, 2, 3, 9].map((attempt) => wait(attempt, error))).toEqual([
      500, 1_000, 2_000, 4_000, 4_000,
    ]);
  });

  test('stays fresh for five minutes', () => {
    expect(newQueryClient().getDefaultOptions().queries?.staleTime).toBe(300_000);
  });
});

test('a write is never retried: it could take effect twice', () => {
  expect(newQueryClient().getDefaultOptions().mutations?.retry).toBe(false);
});

describe('news', () => {
  /** Runs three reads on screen and one that was left; returns those that are fetched again. */
  async function askedAgainAfter(topic: 'applications' | 'notifications' | 'everything') {
    const client = newQueryClient();
    const asked: string[] = [];
    const read = (name: string, news?: ('applications' | 'notifications')[]) => ({
      queryKey: [name],
      queryFn: () => asked.push(name),
      ...(news ? { meta: { news } } : {}),
    });
    const shown = [
      read('tracker', ['applications']),
      read('bell', ['notifications']),
      read('profile'),
    ].map((options) => new QueryObserver(client, options).subscribe(() => undefined));
    await client.prefetchQuery(read('left', ['applications']));
    await vi.waitFor(() => expect(asked).toHaveLength(4), { timeout: 10_000 });
    asked.length = 0;
    await refreshAfterNews(client, topic);
    for (const leave of shown) leave();
    return asked;
  }

  test('refetches only the reads on screen that it is about', async () => {
    expect(await askedAgainAfter('applications')).toEqual(['tracker']);
    expect(await askedAgainAfter('notifications')).toEqual(['bell']);
  });

  /** A query with `onNews` on screen, and the news that it was given. */
  async function shownDear() {
    const asked: number[] = [];
    const told: [unknown, string][] = [];
    const client = newQueryClient();
    const leave = new QueryObserver(client, {
      queryKey: ['board'],
      queryFn: () => asked.push(0),
      meta: {
        news: ['applications' as const],
        onNews: (answer: unknown, topic: string) => void told.push([answer, topic]),
      },
    }).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    return { client, asked, told, leave };
  }

  test('is read at once, and at most once a second when much of it comes', async () => {
    vi.useFakeTimers();
    const { client, asked, told, leave } = await shownDear();
    const news = [7, 8, 9].map((id) => refreshAfterNews(client, `applications/${id}`));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(news);
    expect(asked).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveLength(3);
    expect(told.map(([, topic]) => topic)).toEqual([
      'applications/7',
      'applications/8',
      'applications/9',
    ]);
    leave();
    vi.useRealTimers();
  });

  test('of a topic as a whole is about each part of it, and the other way round', async () => {
    const client = newQueryClient();
    const asked: string[] = [];
    const leave = new QueryObserver(client, {
      queryKey: ['thread'],
      queryFn: () => asked.push('thread'),
      meta: { news: ['messages/5'] },
    }).subscribe(() => undefined);
    await vi.waitFor(() => expect([asked.length, client.isFetching()]).toEqual([1, 0]));
    await refreshAfterNews(client, 'messages/55');
    expect(asked).toHaveLength(1);
    await refreshAfterNews(client, 'messages');
    expect(asked).toHaveLength(2);
    leave();
  });

  test('of a hidden page refetches the counts alone', async () => {
    const client = newQueryClient();
    const asked: string[] = [];
    const read = (name: string, evenHidden?: true) => ({
      queryKey: [name],
      queryFn: () => asked.push(name),
      meta: { news: ['notifications' as const], ...(evenHidden ? { evenHidden } : {}) },
    });
    const shown = [read('list'), read('count', true)].map((options) =>
      new QueryObserver(client, options).subscribe(() => undefined),
    );
    await vi.waitFor(() => expect([asked.length, client.isFetching()]).toEqual([2, 0]), {
      timeout: 10_000,
    });
    asked.length = 0;
    await refreshCountsAfterNews(client, 'notifications');
    await refreshCountsAfterNews(client, 'applications');
    for (const leave of shown) leave();
    expect(asked).toEqual(['count']);
  });

  test('about everything leaves out reads that never get news, such as the account', async () => {
    expect(await askedAgainAfter('everything')).toEqual(['tracker', 'bell']);
  });
});

describe('the answers of an account', () => {
  test('are kept for when it comes back, and are then asked for anew', () => {
    const before = queriesOf(1);
    before.setQueryData(['jobs'], 'three');
    const after = queriesOf(1);
    expect(after.getQueryData(['jobs'])).toBe('three');
    expect(after.getQueryState(['jobs'])?.isInvalidated).toBe(true);
  });

  test.each([2, undefined])('are gone for another account: %s', (other) => {
    const before = queriesOf(1);
    before.setQueryData(['jobs'], 'three');
    expect(queriesOf(other).getQueryData(['jobs'])).toBeUndefined();
    expect(before.getQueryData(['jobs'])).toBeUndefined();
  });
});
