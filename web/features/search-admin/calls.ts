import { PAGE_SIZE_MAX } from '../../../contract/constants.ts';
import { useListOf } from '../../lib/lists/use-list-of.ts';
import { actOf } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';

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

export const useRemoveSynonym = actOf(
  (id: number) => api('DELETE /barong/admin/search_synonyms/:id', { params: { id } }),
  { refreshes: [[SYNONYMS]] },
);
