import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { useFailureToast } from '../../lib/api/error-toast.ts';
import { useMessages } from '../../lib/messages.ts';
import { notificationMessages } from './messages.ts';

const KEY = 'notifications';
const PAGE_LIMIT = 20;

/** One page of the list; live news makes it refetch. */
export const useNotifications = (filter: 'all' | 'unread', page = 1, limit = PAGE_LIMIT) =>
  useQuery({
    queryKey: [KEY, filter, page, limit],
    queryFn: ({ signal }) =>
      api('GET /barong/resource/notifications', { query: { filter, page, limit } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    // The bell and the title count what is unread.
    meta: { news: ['notifications'], evenHidden: true },
  });

/** Marks the named ones as read, or all of them. */
export function useMarkRead() {
  const t = useMessages(notificationMessages);
  const tellFailure = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[] | undefined) =>
      api('POST /barong/resource/notifications/read', { body: { ids } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
    onError: (error) => tellFailure(t.markFailed, error),
  });
}
