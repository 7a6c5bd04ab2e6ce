import type { Domain } from '../../platform/domain.ts';
import { outsideApplicationRoutes } from './routes.ts';
import { outsideApplicationTables } from './tables.ts';
import { outsideApplicationSchedules, outsideApplicationTasks } from './tasks.ts';

/**
 * Applications that seekers sent elsewhere and entered by hand. They belong to the account, and are deleted with it.
 */
export const outsideApplications: Domain = {
  routes: outsideApplicationRoutes,
  tasks: outsideApplicationTasks,
  schedules: outsideApplicationSchedules,
  tables: outsideApplicationTables,
};
