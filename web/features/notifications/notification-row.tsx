import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { Notification } from '../../../contract/notifications.ts';
import { describeNotification } from '../../../contract/notifications/texts.ts';
import { momentText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { kindIcons } from './kind-icons.ts';
import { notificationMessages } from './messages.ts';

interface NotificationRowProps {
  notification: Notification;
  onRead: () => void;
}

/** The whole row links to its page, which also marks it as read; the tick marks it without going there. */
export function NotificationRow({ notification, onRead }: NotificationRowProps) {
  const t = useMessages(notificationMessages);
  const language = useLanguage();
  const { to, text } = describeNotification(notification, language);
  const isUnread = notification.read_at === null;
  return (
    <Card interactive className="relative flex items-center gap-3">
      <Icon of={kindIcons[notification.kind]} className={isUnread ? 'text-brand' : 'text-ink-3'} />
      <div className="min-w-0 flex-1">
        <Link
          to={to}
          className={`link-cover text-body ${isUnread ? 'font-strong' : 'text-ink-2'}`}
          onClick={isUnread ? onRead : undefined}
        >
          {isUnread ? <span className="sr-only">{t.isUnread} </span> : null}
          {text}
        </Link>
        <p className="mt-0.5 note">
          <time dateTime={notification.created_at}>
            {momentText(notification.created_at, language)}
          </time>
        </p>
      </div>
      {isUnread ? (
        <IconButton
          icon={Check}
          label={t.markOne(text)}
          className="relative z-sticky"
          onClick={onRead}
        />
      ) : null}
    </Card>
  );
}
