import { useListOf } from '../../lib/lists/use-list-of.ts';
import { useAct } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';
import { useMessages } from '../../lib/messages.ts';
import { notificationMessages } from './messages.ts';

const KEY = 'notifications';
const PAGE_LIMIT = 20;
const LATEST = 6;
const ROUTE = 'GET /barong/resource/notifications';

const live = {
  refetchOnWindowFocus: true,
  // The bell and the title count what is unread.
  meta: { news: ['notifications'], evenHidden: true },
} as const;

/** One page of the list; live news refetches it. */
export const useNotifications = (filter: 'all' | 'unread', page: number) =>
  useListOf(ROUTE, { key: [KEY], query: { filter, page, limit: PAGE_LIMIT }, ...live });

/** The latest, for the bell. */
export const useLatestNotifications = () =>
  useListOf(ROUTE, {
    key: [KEY],
    query: { filter: 'all', page: 1, limit: LATEST },
    ...live,
    priority: 'low',
  });

/** Marks the given notifications as read, or all of them. */
export function useMarkRead() {
  const t = useMessages(notificationMessages);
  return useAct(
    (ids: number[] | undefined) =>
      api('POST /barong/resource/notifications/read', { body: { ids } }),
    { failed: t.markFailed, refreshes: [[KEY]] },
  );
}
