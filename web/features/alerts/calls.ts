import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Alert } from '../../../contract/alerts.ts';
import { ALERTS_MAX } from '../../../contract/constants.ts';
import { api } from '../../lib/api/api.ts';

export const ALERTS = 'alerts';

export const useAlerts = (page: number) =>
  useQuery({
    queryKey: [ALERTS, page],
    queryFn: ({ signal }) =>
      api('GET /barong/resource/alerts', { query: { page, limit: ALERTS_MAX } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

type Change = Partial<Pick<Alert, 'frequency' | 'paused'>> | 'delete' | 'restore';

/** Sends one change of an alert, and reads the list again, whatever came of it. */
export function useAlertChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, change }: { id: number; change: Change }): Promise<void> => {
      const params = { id };
      if (change === 'delete') await api('DELETE /barong/resource/alerts/:id', { params });
      else if (change === 'restore') {
        await api('POST /barong/resource/alerts/:id/restoration', { params });
      } else await api('PUT /barong/resource/alerts/:id', { params, body: change });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [ALERTS] }),
  });
}
