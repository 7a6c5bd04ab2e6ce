import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Refetches the queries of these keys, after a change or a refusal; resolves when they are there. */
export function useRefetch(...keys: readonly QueryKey[]): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
