import { CheckCheck, Settings } from 'lucide-react';
import { listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { useMarkRead, useNotifications } from './calls.ts';
import { notificationMessages } from './messages.ts';
import { NotificationRow } from './notification-row.tsx';

const notificationsList = listAddress({
  path: '/notifications',
  filters: { filter: oneOf(['all', 'unread'], 'all') },
});

/** All notifications of the last 90 days. */
export default function NotificationsPage() {
  const t = useMessages(notificationMessages);
  const list = useListAddress(notificationsList);
  const query = useNotifications(list.address.filter, list.address.page);
  const markRead = useMarkRead();
  const unread = query.data?.unread_count;
  return (
    <ListPage
      title={t.title}
      intro={t.intro}
      actions={
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/settings?section=notifications" variant="quiet" icon={Settings}>
            {t.preferences}
          </LinkButton>
          {/* Always there, so that the list does not move down when it is known that some are unread. */}
          <Button
            variant="secondary"
            icon={CheckCheck}
            busy={markRead.isBusy}
            disabled={!unread}
            onClick={() => void markRead.run(undefined)}
          >
            {t.markAll}
          </Button>
        </div>
      }
      list={list}
      query={query}
      rowsOf={(found) => found.notifications}
      tabs={{
        label: t.filters,
        tabs: [
          { ...list.choice({ filter: 'all' }), label: t.all },
          { ...list.choice({ filter: 'unread' }), label: t.unread, count: unread },
        ],
      }}
      failed={t.loadFailed}
      none={{ title: t.nothing, text: t.nothingText }}
      noneFits={{ title: t.allRead, text: t.allReadText }}
      renderCard={(notification) => (
        <NotificationRow
          notification={notification}
          onRead={() => void markRead.run([notification.id])}
        />
      )}
      cardsClass="grid gap-2"
    />
  );
}
