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
  // Of an application that is undone.
  alsoWrites: ['candidate_news'],
};
