import { CheckCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Notification } from '../../../contract/notifications.ts';
import { useMessages } from '../../lib/messages.ts';
import { pageOf } from '../../lib/page-number.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { LinkTabs } from '../../ui/lists/link-tabs.tsx';
import { LoadFailed } from '../../ui/lists/load-failed.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/lists/skeleton.tsx';
import { useMarkRead, useNotifications } from './calls.ts';
import { notificationMessages } from './messages.ts';
import { NotificationRow } from './notification-row.tsx';

type Filter = 'all' | 'unread';

const pathOf = (filter: Filter, page = 1) => {
  const query = new URLSearchParams({
    ...(filter === 'unread' ? { filter } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size > 0 ? `/notifications?${query}` : '/notifications';
};

/** Everything a person was told in the last 90 days. */
export default function NotificationsPage() {
  const t = useMessages(notificationMessages);
  const [params] = useSearchParams();
  const filter: Filter = params.get('filter') === 'unread' ? 'unread' : 'all';
  const page = pageOf(params);
  const list = useNotifications(filter, page);
  const { data: found, isPending } = list;
  const markRead = useMarkRead();
  const unread = found?.unread_count ?? 0;
  return (
    <>
      <title>{`${t.title} · Vritti`}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-h1">{t.title}</h1>
          <p className="mt-1 text-small text-ink-2">{t.intro}</p>
        </div>
        {unread > 0 ? (
          <Button
            variant="secondary"
            icon={CheckCheck}
            busy={markRead.isPending}
            onClick={() => markRead.mutate(undefined)}
          >
            {t.markAll}
          </Button>
        ) : null}
      </div>
      <LinkTabs
        label={t.filters}
        className="mt-4"
        preventScrollReset
        tabs={[
          { to: pathOf('all'), current: filter === 'all', label: t.all },
          { to: pathOf('unread'), current: filter === 'unread', label: t.unread, count: unread },
        ]}
      />
      {found ? (
        <div className="mt-4">
          <NotificationList
            filter={filter}
            notifications={found.notifications}
            onRead={(id) => markRead.mutate([id])}
          />
          <div className="mt-5">
            <Pagination
              page={page}
              pages={found.meta.totalPages}
              hrefFor={(wanted) => pathOf(filter, wanted)}
              labels={{ nav: t.pages, previous: t.previous, next: t.next, page: t.page }}
            />
          </div>
        </div>
      ) : isPending ? (
        <SkeletonGroup label={t.loading} className="mt-4 grid gap-2">
          <Skeleton className="h-18 w-full rounded-lg" />
          <Skeleton className="h-18 w-full rounded-lg" />
          <Skeleton className="h-18 w-full rounded-lg" />
        </SkeletonGroup>
      ) : (
        <LoadFailed text={t.loadFailed} label={t.tryAgain} query={list} className="mt-4" />
      )}
    </>
  );
}

interface NotificationListProps {
  filter: Filter;
  notifications: Notification[];
  onRead: (id: number) => void;
}

function NotificationList({ filter, notifications, onRead }: NotificationListProps) {
  const t = useMessages(notificationMessages);
  if (notifications.length === 0) {
    return filter === 'unread' ? (
      <EmptyState
        title={t.allRead}
        actions={
          <LinkButton to="/notifications" variant="secondary">
            {t.showAll}
          </LinkButton>
        }
      >
        {t.allReadText}
      </EmptyState>
    ) : (
      <EmptyState title={t.nothing}>{t.nothingText}</EmptyState>
    );
  }
  return (
    <ul className="grid gap-2">
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationRow notification={notification} onRead={() => onRead(notification.id)} />
        </li>
      ))}
    </ul>
  );
}
