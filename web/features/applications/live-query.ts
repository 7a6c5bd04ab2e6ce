/**
 * For queries of a seeker's applications. Changes that send live news arrive at once; others, such as opening a
 * letter, are polled for.
 */
export const liveQuery = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: 30_000,
  meta: { news: ['applications'] },
} as const;
