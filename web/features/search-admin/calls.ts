import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PAGE_SIZE_MAX } from '../../../contract/constants.ts';
import { api } from '../../lib/api/api.ts';

export const SYNONYMS = 'search_synonyms';

export const useSynonyms = (search: string, page: number) =>
  useQuery({
    queryKey: [SYNONYMS, search, page],
    queryFn: ({ signal }) =>
      api(
        'GET /barong/admin/search_synonyms',
        { query: { search, page, limit: PAGE_SIZE_MAX } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** Counted anew every few seconds, so the page asks whenever it opens. */
export const useEmptySearches = () =>
  useQuery({
    queryKey: ['empty_searches'],
    queryFn: ({ signal }) => api('GET /barong/admin/empty_searches', {}, { signal }),
    staleTime: 0,
  });

export function useRemoveSynonym() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api('DELETE /barong/admin/search_synonyms/:id', { params: { id } }),
    // Also after a refusal: another admin may have been faster.
    onSettled: () => queries.invalidateQueries({ queryKey: [SYNONYMS] }),
  });
}
