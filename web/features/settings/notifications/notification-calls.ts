import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  NotificationChannel,
  NotificationKind,
  NotificationPreference,
} from '../../../../contract/notifications.ts';
import { api } from '../../../lib/api/api.ts';

const KEY = ['notification-preferences'];

interface Preferences {
  preferences: NotificationPreference[];
}

interface Switching {
  kind: NotificationKind;
  channel: NotificationChannel;
  on: boolean;
}

export const usePreferences = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api('GET /barong/resource/notification_preferences', {}, { signal }),
    staleTime: 0,
  });

/** The switch moves at once, and back when the server refuses; several go one after the other. */
export function useSwitchPreference() {
  const queries = useQueryClient();
  const show = ({ kind, channel, on }: Switching) =>
    queries.setQueryData<Preferences>(
      KEY,
      (shown) =>
        shown && {
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
    // While others are on their way, the server would answer with less than what is shown.
    onSettled: () =>
      queries.isMutating({ mutationKey: KEY }) === 1
        ? queries.invalidateQueries({ queryKey: KEY })
        : undefined,
  });
}
