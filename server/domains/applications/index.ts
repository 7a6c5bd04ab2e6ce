import type { Domain } from '../../platform/domain.ts';
import { applicationRoutes } from './routes.ts';

/** Applications that seekers send to jobs, and their progress. */
export const applications: Domain = {
  routes: applicationRoutes,
  tables: ['applications', 'application_events'],
};
