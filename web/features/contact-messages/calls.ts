import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContactFilter } from '../../../contract/contact/contact-topics.ts';
import { api } from '../../lib/api/api.ts';
import { CONTACT_MESSAGES } from '../../parts/admins/open-grievances.ts';

type Status = 'open' | 'answered';

export const useContactMessages = (
  status: Status,
  topic: ContactFilter | undefined,
  page: number,
) =>
  useQuery({
    queryKey: [CONTACT_MESSAGES, status, topic, page],
    queryFn: ({ signal }) =>
      api('GET /barong/admin/contact_messages', { query: { status, topic, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export function useMarkMessage() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, answered }: { id: number; answered: boolean }) =>
      api('PUT /barong/admin/contact_messages/:id', { params: { id }, body: { answered } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [CONTACT_MESSAGES] }),
  });
}
