import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  NotificationChannel,
  NotificationKind,
  NotificationPreference,
  ByPhone,
  PhoneChannel,
} from '../../../../contract/notifications.ts';
import type { QuietHours } from '../../../../contract/notifications/quiet-hours.ts';
import { useAct } from '../../../lib/api/use-act.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { notificationMessages } from './notification-messages.ts';
import { api } from '../../../lib/api/api.ts';

const KEY = ['notification-preferences'];

interface Preferences {
  preferences: NotificationPreference[];
  by_phone: ByPhone;
  quiet_hours: QuietHours;
}

interface Switching {
  kind: NotificationKind;
  channel: NotificationChannel;
  on: boolean;
}

export const usePreferences = () =>
  useReading('GET /barong/resource/notification_preferences', { key: KEY, staleTime: 0 });

/** The switch changes at once, and back if the server refuses; several changes are sent one after the other. */
export function useSwitchPreference() {
  const queries = useQueryClient();
  const show = ({ kind, channel, on }: Switching) =>
    queries.setQueryData<Preferences>(
      KEY,
      (shown) =>
        shown && {
          ...shown,
          preferences: shown.preferences.map((one) =>
            one.kind === kind ? { ...one, [channel]: on } : one,
          ),
        },
    );
  return useMutation({
    mutationKey: KEY,
    scope: { id: 'notification-preferences' },
    mutationFn: (body: Switching) => api('PUT /barong/resource/notification_preferences', { body }),
    onMutate: async (wish) => {
      await queries.cancelQueries({ queryKey: KEY });
      show(wish);
    },
    onError: (_error, wish) => show({ ...wish, on: !wish.on }),
    // While other changes are pending, the server's answer would lack some that are shown.
    onSettled: () =>
      queries.isMutating({ mutationKey: KEY }) === 1
        ? queries.invalidateQueries({ queryKey: KEY })
        : undefined,
  });
}

/** Switches off everything that is sent to the number by a channel. */
export function useStopPhoneNotices() {
  const t = useMessages(notificationMessages);
  return useAct(
    (channel: PhoneChannel) =>
      api('POST /barong/resource/notification_preferences/phone_stop', { body: { channel } }),
    {
      failed: t.notSaved,
      done: (_preferences, channel) => ({
        id: 'notification-preference',
        title: t.saved,
        description: t.stopped(t[channel]),
      }),
      keep: (queries, preferences) => queries.setQueryData<Preferences>(KEY, preferences),
    },
  );
}

/**
 * Adds saved quiet hours to the cached answer. The switch and the times are saved on their own, so that neither brings
 * back what the other was before.
 */
export function useKeepQuietHours() {
  const queries = useQueryClient();
  return (saved: Partial<QuietHours>) =>
    queries.setQueryData<Preferences>(
      KEY,
      (known) => known && { ...known, quiet_hours: { ...known.quiet_hours, ...saved } },
    );
}

export function useSwitchQuietHours() {
  const t = useMessages(notificationMessages);
  const keep = useKeepQuietHours();
  return useAct((on: boolean) => api('PUT /barong/resource/quiet_hours', { body: { on } }), {
    failed: t.notSaved,
    inTurn: 'quiet-hours',
    keep: (_queries, { on }) => keep({ on }),
  });
}

const DEVICES = ['push-devices'];

export const usePushDevices = () =>
  useReading('GET /barong/resource/push_subscriptions', { key: DEVICES, staleTime: 0 });

/** Switches notifications off in another browser. */
export function useEndPush() {
  const t = useMessages(notificationMessages);
  return useAct(
    (id: number) => api('DELETE /barong/resource/push_subscriptions/:id', { params: { id } }),
    { failed: t.notSaved, refreshes: [DEVICES] },
  );
}
