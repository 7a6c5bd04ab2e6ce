import type { Domain } from '../../platform/domain.ts';
import { deleteLinesOfTeam } from './queries.ts';
import { notificationRoutes } from './routes.ts';
import { notificationTables } from './tables.ts';
import { notificationSchedules, notificationTasks } from './tasks.ts';

/** Notifications, and the kinds that people have switched off. */
export const notifications: Domain = {
  routes: notificationRoutes,
  tasks: notificationTasks,
  schedules: notificationSchedules,
  tables: notificationTables,
  onDeparture: deleteLinesOfTeam,
  // Quiet hours are columns of the account's row.
  alsoWrites: ['accounts'],
};
