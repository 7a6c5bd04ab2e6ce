import { QueryClient } from '@tanstack/react-query';
import { READ_RETRIES, READ_STALE_MINUTES } from '../../../contract/constants.ts';
import type { Topic } from '../../../contract/live.ts';
import { ApiError } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** What must happen on the server for the answer to be out of date, as far as pages are told of it. */
    queryMeta: { news?: readonly Topic[] };
  }
}

/** Only what may succeed the next time is asked again: no answer, or a failing server. */
const isWorthRetrying = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** The cache of signed-in pages; reads are repeated three times, writes never. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: READ_STALE_MINUTES * 60_000,
        retry: (failures, error) => failures < READ_RETRIES && isWorthRetrying(error),
        retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4_000),
      },
      // Without a network a write says so at once, instead of waiting in silence.
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/**
 * Asks again for what is on the screen and may have changed; what is not is asked for when it is
 * looked at. Ends with the answers.
 */
export const refreshAfterNews = (client: QueryClient, topic: Topic): Promise<void> =>
  client.invalidateQueries(
    {
      predicate: ({ meta }) =>
        meta?.news !== undefined && (topic === 'everything' || meta.news.includes(topic)),
    },
    // News that come while an answer is on its way may not be in it; a poll has time.
    { cancelRefetch: topic !== 'everything' },
  );
