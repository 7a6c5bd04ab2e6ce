import type { Domain } from '../../platform/domain.ts';
import { applicationRoutes } from './routes.ts';

/** What seekers send to jobs, and what becomes of it. */
export const applications: Domain = {
  routes: applicationRoutes,
  tables: ['applications', 'application_events'],
};
