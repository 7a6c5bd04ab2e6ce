import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

const KEY = 'contact-messages';

type Status = 'open' | 'answered';

export const useContactMessages = (status: Status, page: number) =>
  useQuery({
    queryKey: [KEY, status, page],
    queryFn: ({ signal }) =>
      api('GET /barong/admin/contact_messages', { query: { status, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export function useMarkMessage() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, answered }: { id: number; answered: boolean }) =>
      api('PUT /barong/admin/contact_messages/:id', { params: { id }, body: { answered } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
}
