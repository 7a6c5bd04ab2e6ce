import type { Domain } from '../../platform/domain.ts';
import { alertRoutes } from './routes.ts';
import { alertTables } from './tables.ts';
import { alertSchedules, alertTasks } from './tasks.ts';

/** Searches that seekers keep, to be told of new jobs. */
export const alerts: Domain = {
  routes: alertRoutes,
  tasks: alertTasks,
  schedules: alertSchedules,
  tables: alertTables,
};
