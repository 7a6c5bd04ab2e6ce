import { notifications } from '../../../contract/notifications.ts';
import { routes } from '../../platform/endpoints.ts';
import { readNotifications, markNotificationsRead } from './notifications.ts';

export const notificationRoutes = routes(notifications, {
  'GET /barong/resource/notifications': ({ db, account, query }) =>
    readNotifications(db, account.id, query),
  'POST /barong/resource/notifications/read': ({ db, account, body }) =>
    markNotificationsRead(db, account.id, body.ids),
});
