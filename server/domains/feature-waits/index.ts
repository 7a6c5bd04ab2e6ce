import type { Domain } from '../../platform/domain.ts';
import { featureWaitRoutes } from './routes.ts';
import { featureWaitSchedules, featureWaitTasks } from './tasks.ts';

/** Addresses that asked to be told when an announced page is there. */
export const featureWaits: Domain = {
  routes: featureWaitRoutes,
  tasks: featureWaitTasks,
  schedules: featureWaitSchedules,
  tables: ['feature_waits'],
};
