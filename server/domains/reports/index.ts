import type { Domain } from '../../platform/domain.ts';
import { profileReportRoutes, reportRoutes } from './routes.ts';
import { reportTables } from './tables.ts';
import { reportSchedules, reportTasks } from './tasks.ts';

/** Reports of jobs, companies and people. */
export const reports: Domain = {
  routes: [...reportRoutes, ...profileReportRoutes],
  tasks: reportTasks,
  schedules: reportSchedules,
  tables: reportTables,
};
