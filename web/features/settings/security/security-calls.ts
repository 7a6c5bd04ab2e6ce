import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { actOf } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';

export const SESSIONS = 'sessions';
export const TWO_STEP = 'two-step';

/** Refetched whenever the page opens: devices come and go elsewhere. */
export const useSessions = () =>
  useInfiniteQuery({
    queryKey: [SESSIONS],
    queryFn: ({ pageParam: page, signal }) =>
      api('GET /barong/resource/sessions', { query: { page } }, { signal }),
    initialPageParam: 1,
    // A new device sends a notification.
    meta: { news: ['sessions', 'notifications'] },
    getNextPageParam: ({ meta }) => (meta.page < meta.total_pages ? meta.page + 1 : undefined),
    staleTime: 0,
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
  useQuery({
    enabled,
    queryKey: [TWO_STEP],
    queryFn: ({ signal }) => api('GET /barong/resource/otp', {}, { signal }),
    staleTime: 0,
  });

export const useNewSecret = actOf(() => api('POST /barong/resource/otp/generate_qrcode', {}), {});
