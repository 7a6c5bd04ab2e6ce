import type { Domain } from '../../platform/domain.ts';
import {
  applicationRoutes,
  decidingRoutes,
  insightRoutes,
  sendingRoutes,
  trackedRoutes,
} from './routes.ts';
import { applicationTables } from './tables.ts';
import { applicationSchedules, applicationTasks } from './tasks.ts';

/** Applications that seekers send to jobs, and their progress. */
export const applications: Domain = {
  routes: [
    ...sendingRoutes,
    ...applicationRoutes,
    ...decidingRoutes,
    ...insightRoutes,
    ...trackedRoutes,
  ],
  tasks: applicationTasks,
  schedules: applicationSchedules,
  tables: applicationTables,
  // Undoing an application also deletes its row here.
  alsoWrites: ['candidate_news'],
};
