import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { mailUnreadMessages } from './message-digest.ts';
import { pushLine, pushToBrowser } from './pushing.ts';
import { textLine } from './texting.ts';
import { deleteOldNotifications } from './queries.ts';

export const notificationTasks = (
  services: Pick<
    Services,
    'db' | 'push' | 'seal' | 'publicUrl' | 'sms' | 'smsCountries' | 'whatsapp' | 'phoneNotices'
  >,
): Tasks => ({
  remove_old_notifications: () => deleteOldNotifications(services.db),
  mail_unread_messages: () => mailUnreadMessages(services),
  push_line: (task) => pushLine(services, (task as { id: number }).id),
  text_line: (task) => textLine(services, (task as { id: number }).id),
  push_to_browser: (task) => pushToBrowser(services, task as { receiver: number; id: number }),
});

export const notificationSchedules: Schedule[] = [
  { task: 'mail_unread_messages', at: '* * * * *' },
  { task: 'remove_old_notifications', at: '53 2 * * *' },
];
