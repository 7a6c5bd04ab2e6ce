import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';

const KEY = 'letter-templates';

export const useLetters = (page: number) =>
  useQuery({
    queryKey: [KEY, 'list', page],
    queryFn: ({ signal }) =>
      api('GET /barong/resource/letter_templates', { query: { page, limit: 20 } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Returns a function that reads the letters again, where they are chosen too. */
export function useFreshLetters() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [KEY] });
}

export function useDeletion() {
  const refresh = useFreshLetters();
  return useMutation({
    mutationFn: (id: number) =>
      api('DELETE /barong/resource/letter_templates/:id', { params: { id } }),
    onSettled: refresh,
  });
}
