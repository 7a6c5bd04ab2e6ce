import type { Domain } from '../../platform/domain.ts';
import { savedJobRoutes } from './routes.ts';

/** Jobs that a seeker keeps for later. */
export const savedJobs: Domain = {
  routes: savedJobRoutes,
  tables: ['saved_jobs'],
};
