import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

const KEY = 'message-reports';

type Status = 'open' | 'handled';

export const useMessageReports = (status: Status, page: number) =>
  useQuery({
    queryKey: [KEY, status, page],
    queryFn: ({ signal }) =>
      api('GET /barong/admin/message_reports', { query: { status, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export function useMarkReport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, handled }: { id: number; handled: boolean }) =>
      api('PUT /barong/admin/message_reports/:id', { params: { id }, body: { handled } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
}
