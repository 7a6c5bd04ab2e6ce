import type { Domain } from '../../platform/domain.ts';
import { savedJobRoutes } from './routes.ts';
import { savedJobTables } from './tables.ts';
import { savedJobSchedules, savedJobTasks } from './tasks.ts';

/** Jobs that a seeker keeps for later. */
export const savedJobs: Domain = {
  routes: savedJobRoutes,
  tasks: savedJobTasks,
  schedules: savedJobSchedules,
  tables: savedJobTables,
};
