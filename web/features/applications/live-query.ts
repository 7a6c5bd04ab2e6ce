/**
 * For queries of applications. News arrives at once; what sends no news (an opened letter, the decision
 * of a colleague) is polled for.
 */
export const liveQuery = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: 30_000,
  meta: { news: ['applications'] },
} as const;
