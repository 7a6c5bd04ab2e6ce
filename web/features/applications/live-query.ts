/**
 * For queries of applications: news come at once; what is nobody's news (an opened letter, the decision
 * of a colleague) is looked for gently.
 */
export const liveQuery = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: 30_000,
  meta: { news: ['applications'] },
} as const;
