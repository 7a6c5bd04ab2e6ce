import type { Domain } from '../../platform/domain.ts';
import { sessionRoutes } from './routes.ts';
import { sessionTables } from './tables.ts';
import { sessionSchedules, sessionTasks } from './tasks.ts';

/** Sessions of an account, and its known devices. */
export const sessions: Domain = {
  routes: sessionRoutes,
  tasks: sessionTasks,
  schedules: sessionSchedules,
  tables: sessionTables,
};
