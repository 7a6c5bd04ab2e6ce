import type { Domain } from '../../platform/domain.ts';
import { applicationRoutes, trackedRoutes } from './routes.ts';
import { applicationTables } from './tables.ts';

/** Applications that seekers send to jobs, and their progress. */
export const applications: Domain = {
  routes: [...applicationRoutes, ...trackedRoutes],
  tables: applicationTables,
};
