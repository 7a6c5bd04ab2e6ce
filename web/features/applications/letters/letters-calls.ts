import { useListOf } from '../../../lib/lists/use-list-of.ts';
import { actOf } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { useRefetch } from '../../../lib/api/use-refetch.ts';

const KEY = 'letter-templates';

export const useLetters = (page: number) =>
  useListOf('GET /barong/resource/letter_templates', {
    key: [KEY, 'list'],
    query: { page, limit: 20 },
  });

/** Returns a function that refetches the letters, also where they are chosen. */
export const useFreshLetters = () => useRefetch([KEY]);

export const useDeletion = actOf(
  (id: number) => api('DELETE /barong/resource/letter_templates/:id', { params: { id } }),
  { refreshes: [[KEY]] },
);
