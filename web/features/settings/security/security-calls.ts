import { actOf } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { useGrowingListOf } from '../../../lib/lists/use-growing-list-of.ts';

export const SESSIONS = 'sessions';
export const TWO_STEP = 'two-step';

/** Refetched whenever the page opens: devices come and go elsewhere. */
export const useSessions = () =>
  useGrowingListOf('GET /barong/resource/sessions', {
    key: [SESSIONS],
    rowsOf: ({ sessions }) => sessions,
    // A new device sends a notification.
    meta: { news: ['sessions', 'notifications'] },
  });

/** Logs out one device, or all others if none is given. */
export const useLogOutDevices = actOf(
  async (device: { id: number; name: string } | null) => {
    if (device) await api('DELETE /barong/resource/sessions/:id', { params: { id: device.id } });
    else await api('DELETE /barong/resource/sessions', {});
  },
  { refreshes: [[SESSIONS]] },
);

export const useTwoStep = (enabled = true) =>
  useReading('GET /barong/resource/otp', { key: [TWO_STEP], enabled, staleTime: 0 });

export const useNewSecret = actOf(() => api('POST /barong/resource/otp/generate_qrcode', {}), {});
