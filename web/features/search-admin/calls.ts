import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

const KEY = 'search_synonyms';

export const useSynonyms = (search: string, page: number) =>
  useQuery({
    queryKey: [KEY, search, page],
    queryFn: ({ signal }) =>
      api('GET /barong/admin/search_synonyms', { query: { search, page } }, { signal }),
    placeholderData: keepPreviousData,
  });

interface Line {
  id?: number;
  phrases: string[];
}

export function useSaveSynonym() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (line: Line) => api('PUT /barong/admin/search_synonyms', { body: line }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
}

export function useRemoveSynonym() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api('DELETE /barong/admin/search_synonyms/:id', { params: { id } }),
    // Also after a refusal: another admin may have been faster.
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
}
