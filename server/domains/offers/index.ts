import type { Domain } from '../../platform/domain.ts';
import { offerRoutes } from './routes.ts';
import { offerTables } from './tables.ts';
import { offerSchedules, offerTasks } from './tasks.ts';

/** Companies' offers to their candidates: letters, answers, joining. */
export const offers: Domain = {
  routes: offerRoutes,
  tasks: offerTasks,
  schedules: offerSchedules,
  tables: offerTables,
};
