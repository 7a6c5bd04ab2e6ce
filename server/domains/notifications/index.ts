import type { Domain } from '../../platform/domain.ts';
import { notificationRoutes } from './routes.ts';
import { notificationSchedules, notificationTasks } from './tasks.ts';

/** What people are told in the product, and what they do not want to be told. */
export const notifications: Domain = {
  routes: notificationRoutes,
  tasks: notificationTasks,
  schedules: notificationSchedules,
  tables: ['notifications', 'notification_mutes'],
};
