import type { Domain } from '../../platform/domain.ts';
import { smsLoginRoutes } from './routes.ts';
import { smsLoginTables } from './tables.ts';
import { smsLoginSchedules, smsLoginTasks } from './tasks.ts';

/** Logging in with a code sent to a verified number, in place of the password. */
export const smsLogins: Domain = {
  routes: smsLoginRoutes,
  tasks: smsLoginTasks,
  schedules: smsLoginSchedules,
  tables: smsLoginTables,
  alsoWrites: ['accounts'],
};
