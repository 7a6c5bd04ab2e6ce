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

/**
 * Applications that seekers send to jobs, and their progress:
 *
 * - `sending/`: applying, and undoing that within some seconds
 * - `tracker/`: what seekers read of their own applications
 * - `received/`: what a company reads of those to its jobs
 * - `hiding/`: what a company may not see of a candidate
 * - `deciding/`: what a company decides, at once or with some seconds to undo it
 * - `clock/`: the answer that was promised
 *
 * `applications.ts` has withdrawing, and all that other nouns use.
 */
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
