import type { Domain } from '../../platform/domain.ts';
import { jobRoutes } from './routes.ts';
import { jobSchedules, jobTasks } from './tasks.ts';

/** What recruiters post and everybody finds. */
export const jobs: Domain = {
  routes: jobRoutes,
  tasks: jobTasks,
  schedules: jobSchedules,
  tables: ['jobs'],
  alsoWrites: ['job_search'],
};
