import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { newQueryClient } from './query.ts';

/** How often a read is asked for when every answer is this one. */
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

  test('is fresh for five minutes', () => {
    expect(newQueryClient().getDefaultOptions().queries?.staleTime).toBe(300_000);
  });
});

test('a write is sent once: a second one could take effect twice', () => {
  expect(newQueryClient().getDefaultOptions().mutations?.retry).toBe(false);
});
