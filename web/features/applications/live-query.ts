/**
 * For queries of a seeker's applications. News arrives at once; what sends no news (an opened letter)
 * is polled for.
 */
export const liveQuery = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: 30_000,
  meta: { news: ['applications'] },
} as const;
