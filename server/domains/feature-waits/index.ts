import type { Domain } from '../../platform/domain.ts';
import { featureWaitRoutes } from './routes.ts';
import { featureWaitTables } from './tables.ts';
import { featureWaitSchedules, featureWaitTasks } from './tasks.ts';

/** Addresses that wait for the release of an announced page. */
export const featureWaits: Domain = {
  routes: featureWaitRoutes,
  tasks: featureWaitTasks,
  schedules: featureWaitSchedules,
  tables: featureWaitTables,
};
