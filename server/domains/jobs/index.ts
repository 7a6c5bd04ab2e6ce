import type { Domain } from '../../platform/domain.ts';
import { keepSearches } from './finding.ts';
import { jobRoutes } from './routes.ts';
import { jobTables } from './tables.ts';
import { jobSchedules, jobTasks } from './tasks.ts';

/** Jobs that recruiters post and everybody can find. */
export const jobs: Domain = {
  routes: jobRoutes,
  tasks: jobTasks,
  schedules: jobSchedules,
  tables: jobTables,
  alsoWrites: ['job_search'],
  listen: keepSearches,
};
