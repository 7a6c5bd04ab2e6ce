import { clsx } from 'clsx';
import { Bell, CheckCheck, List } from 'lucide-react';
import type { Notification } from '../../../contract/notifications.ts';
import { describeNotification } from '../../../contract/notifications/texts.ts';
import { momentText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useKeptPush } from '../../parts/push/keep-push.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../../ui/overlays/menu.tsx';
import { useLatestNotifications, useMarkRead } from './calls.ts';
import { kindIcons } from './kind-icons.ts';
import { notificationMessages } from './messages.ts';
import { useTitleCount } from './title-count.ts';

/** The number that fits into the corner of the bell; the label says the same. */
const COUNT_MAX = 99;

const countText = (count: number) => (count > COUNT_MAX ? `${COUNT_MAX}+` : String(count || ''));

/** The bell in the header: how many are unread, the latest six, and a link to all. */
export function NotificationsMenu() {
  const t = useMessages(notificationMessages);
  const { data: found } = useLatestNotifications();
  const markRead = useMarkRead();
  const unread = found?.unread_count ?? 0;
  const latest = found?.notifications ?? [];
  useTitleCount(countText(unread));
  useKeptPush();
  return (
    <Menu
      trigger={<IconButton icon={Bell} label={t.bell(countText(unread))} count={unread} />}
      width="wide"
    >
      <MenuLabel>{latest.length > 0 ? t.title : t.nothing}</MenuLabel>
      {latest.map((notification) => (
        <LatestLink
          key={notification.id}
          notification={notification}
          onOpen={() => void markRead.run([notification.id])}
        />
      ))}
      <MenuSeparator />
      {unread > 0 ? (
        <MenuItem icon={CheckCheck} onSelect={() => void markRead.run(undefined)}>
          {t.markAll}
        </MenuItem>
      ) : null}
      <MenuLink to="/notifications" icon={List}>
        {t.seeAll}
      </MenuLink>
    </Menu>
  );
}

interface LatestLinkProps {
  notification: Notification;
  onOpen: () => void;
}

function LatestLink({ notification, onOpen }: LatestLinkProps) {
  const t = useMessages(notificationMessages);
  const language = useLanguage();
  const { to, text } = describeNotification(notification, language);
  const isUnread = notification.read_at === null;
  return (
    <MenuLink to={to} icon={kindIcons[notification.kind]} onSelect={isUnread ? onOpen : undefined}>
      <span className="min-w-0 flex-1">
        {isUnread ? <span className="sr-only">{t.isUnread} </span> : null}
        <span className={clsx('line-clamp-2 text-small', isUnread ? 'font-strong' : 'text-ink-2')}>
          {text}
        </span>
        <span className="block text-caption text-ink-2">
          {momentText(notification.created_at, language)}
        </span>
      </span>
      {isUnread ? <span className="size-2.5 shrink-0 rounded-full bg-brand" /> : null}
    </MenuLink>
  );
}
