import { useQuery } from '@tanstack/react-query';
import { PAGE_SIZE_MAX } from '../../../contract/constants.ts';
import { useListOf } from '../../lib/lists/use-list-of.ts';
import { actOf } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';

export const SYNONYMS = 'search_synonyms';

export const useSynonyms = (search: string, page: number) =>
  useListOf([SYNONYMS], 'GET /barong/admin/search_synonyms', {
    search,
    page,
    limit: PAGE_SIZE_MAX,
  });

/** Counted again every few seconds, so it is fetched whenever the page opens. */
export const useEmptySearches = () =>
  useQuery({
    queryKey: ['empty_searches'],
    queryFn: ({ signal }) => api('GET /barong/admin/empty_searches', {}, { signal }),
    staleTime: 0,
  });

export const useRemoveSynonym = actOf(
  (id: number) => api('DELETE /barong/admin/search_synonyms/:id', { params: { id } }),
  { refreshes: [[SYNONYMS]] },
);
