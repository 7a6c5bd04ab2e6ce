import { type Query, QueryClient } from '@tanstack/react-query';
import { READ_RETRIES, READ_STALE_MINUTES } from '../../../contract/constants.ts';
import type { Topic } from '../../../contract/live.ts';
import { ApiError } from './api-error.ts';
import { inTurn } from './in-turn.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * The topics of news from the server that make the answer out of date. `messages` stands for
     * all conversations, `messages/17` for one.
     */
    queryMeta: {
      news?: readonly Topic[];
      /**
       * Called with such news and the answer it makes out of date, which is then refetched at most
       * once a second.
       */
      onNews?: (answer: unknown, topic: Topic) => void;
      /** Also refetched in hidden tabs: for counts that every tab shows. */
      evenHidden?: true;
    };
  }
}

/** Only these may succeed next time: calls without an answer, or with a server error. */
export const isWorthRetrying = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/**
 * Parts of a page mount one after another; later ones use the answer that an earlier one has just
 * fetched.
 */
const JUST_NOW_MS = 10_000;
const isOld = ({ state }: Query) =>
  state.isInvalidated || Date.now() - state.dataUpdatedAt > JUST_NOW_MS;

/** The cache of signed-in pages; reads are repeated three times, writes never. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: READ_STALE_MINUTES * 60_000,
        refetchOnMount: (query) => query.getObserversCount() <= 1 || isOld(query),
        retry: (failures, error) => failures < READ_RETRIES && isWorthRetrying(error),
        retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4_000),
      },
      // Without a network a write fails at once instead of waiting silently.
      mutations: { retry: false, networkMode: 'always' },
    },
  });

let kept: { of: number; client: QueryClient } | undefined;

/**
 * The cache of an account. It outlives a visit to public pages: somebody who comes back sees their lists at once and
 * where they left them; these are then refetched, because no news came meanwhile.
 */
export function queriesOf(accountId: number | undefined): QueryClient {
  if (kept && kept.of === accountId) {
    void kept.client.invalidateQueries();
    return kept.client;
  }
  kept?.client.clear();
  const client = newQueryClient();
  kept = accountId === undefined ? undefined : { of: accountId, client };
  return client;
}

/**
 * Refetches only the counts (`evenHidden`): a hidden tab reads the rest once somebody looks at it
 * again.
 */
export const refreshCountsAfterNews = (client: QueryClient, topic: Topic): Promise<void> =>
  refresh(client, topic, ({ meta }) => meta?.evenHidden ?? false);

/**
 * Refetches the queries on screen that the news may have changed; other queries are refetched when
 * they are next shown. Resolves when the answers are there.
 */
export const refreshAfterNews = (client: QueryClient, topic: Topic): Promise<void> =>
  refresh(client, topic, () => true);

const REST_MS = 1_000;

const concerns = (topic: Topic, about: Topic): boolean =>
  topic === 'everything' ||
  about === topic ||
  topic.startsWith(`${about}/`) ||
  about.startsWith(`${topic}/`);

async function refresh(
  client: QueryClient,
  topic: Topic,
  isMeant: (query: Query) => boolean,
): Promise<void> {
  const isOutdated = (query: Query) =>
    isMeant(query) && (query.meta?.news?.some((about) => concerns(topic, about)) ?? false);
  const readAgain = (predicate: (query: Query) => boolean) =>
    client.invalidateQueries(
      { predicate },
      // An answer that is on its way may not contain the news yet. A poll can wait for the next
      // round.
      { cancelRefetch: topic !== 'everything' },
    );
  const listening = client
    .getQueryCache()
    .findAll({ predicate: (query) => isOutdated(query) && query.meta?.onNews !== undefined });
  for (const query of listening) query.meta?.onNews?.(query.state.data, topic);
  await Promise.all([
    readAgain((query) => isOutdated(query) && query.meta?.onNews === undefined),
    ...listening.map((query) => inTurn(query, REST_MS, () => readAgain((one) => one === query))),
  ]);
}
