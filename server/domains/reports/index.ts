import type { Domain } from '../../platform/domain.ts';
import { reportRoutes } from './routes.ts';
import { reportTables } from './tables.ts';
import { reportSchedules, reportTasks } from './tasks.ts';

/** Reports of jobs and companies. */
export const reports: Domain = {
  routes: reportRoutes,
  tasks: reportTasks,
  schedules: reportSchedules,
  tables: reportTables,
};
