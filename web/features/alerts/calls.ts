import type { Alert } from '../../../contract/alerts.ts';
import { ALERTS_MAX } from '../../../contract/constants.ts';
import { useListOf } from '../../lib/lists/use-list-of.ts';
import { actOf } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';

export const ALERTS = 'alerts';

export const useAlerts = (page: number) =>
  useListOf('GET /barong/resource/alerts', { key: [ALERTS], query: { page, limit: ALERTS_MAX } });

/** The one toast about an alert: a new one replaces it, because what it said is no longer true. */
export const toastOf = (id: number) => `alert ${id}`;

export type Change = Partial<Pick<Alert, 'frequency' | 'paused'>> | 'delete' | 'restore';

/** Sends one change of an alert, and refetches the list whether or not it succeeded. */
export const useAlertChange = actOf(
  async ({ id, change }: { id: number; change: Change }): Promise<void> => {
    const params = { id };
    if (change === 'delete') await api('DELETE /barong/resource/alerts/:id', { params });
    else if (change === 'restore') {
      await api('POST /barong/resource/alerts/:id/restoration', { params });
    } else await api('PUT /barong/resource/alerts/:id', { params, body: change });
  },
  { refreshes: [[ALERTS]] },
);
