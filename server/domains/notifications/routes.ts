import { notifications } from '../../../contract/notifications.ts';
import { quietHours } from '../../../contract/notifications/quiet-hours.ts';
import { routes } from '../../platform/endpoints.ts';
import { readNotifications, markNotificationsRead } from './notifications.ts';
import { changePreference, readPreferences, stopPhoneNotices } from './preferences.ts';
import { changeQuietHours } from './quiet-hours.ts';

export const notificationRoutes = routes(
  { ...notifications, ...quietHours },
  {
    'GET /barong/resource/notifications': ({ db, account, query }) =>
      readNotifications(db, account.id, query),
    'POST /barong/resource/notifications/read': ({ db, account, body }) =>
      markNotificationsRead(db, account.id, body.ids),
    'GET /barong/resource/notification_preferences': ({ account, ...services }) =>
      readPreferences(services, account),
    'PUT /barong/resource/notification_preferences': ({ account, body, ...services }) =>
      changePreference(services, account, body),
    'POST /barong/resource/notification_preferences/phone_stop': ({ account, body, ...services }) =>
      stopPhoneNotices(services, account, body.channel),
    'PUT /barong/resource/quiet_hours': ({ db, account, body }) =>
      changeQuietHours(db, account.id, body),
  },
);
