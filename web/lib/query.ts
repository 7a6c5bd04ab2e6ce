import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const RETRIES = 3;
const STALE_MS = 5 * 60_000;

/** Only what may succeed the next time is asked again: no answer, or a failing server. */
const isWorthRetrying = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** The cache of signed-in pages; reads are repeated three times, writes never. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
        retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4_000),
      },
      // Without a network a write says so at once, instead of waiting in silence.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
