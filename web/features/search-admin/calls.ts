import { PAGE_SIZE_MAX } from '../../../contract/constants.ts';
import { useListOf } from '../../lib/lists/use-list-of.ts';
import { actOf } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';
import { useReading } from '../../lib/api/use-reading.ts';

export const SYNONYMS = 'search_synonyms';

export const useSynonyms = (search: string, page: number) =>
  useListOf('GET /barong/admin/search_synonyms', {
    key: [SYNONYMS],
    query: {
      search,
      page,
      limit: PAGE_SIZE_MAX,
    },
  });

/** Counted again every few seconds, so it is fetched whenever the page opens. */
export const useEmptySearches = () =>
  useReading('GET /barong/admin/empty_searches', { key: ['empty_searches'], staleTime: 0 });

export const useRemoveSynonym = actOf(
  (id: number) => api('DELETE /barong/admin/search_synonyms/:id', { params: { id } }),
  { refreshes: [[SYNONYMS]] },
);
