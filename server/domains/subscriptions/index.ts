import type { Domain } from '../../platform/domain.ts';
import { subscriptionRoutes } from './routes.ts';
import { subscriptionTables } from './tables.ts';
import { subscriptionSchedules, subscriptionTasks } from './tasks.ts';

/** Who has which plan, and how it is paid. */
export const subscriptions: Domain = {
  routes: subscriptionRoutes,
  tasks: subscriptionTasks,
  schedules: subscriptionSchedules,
  tables: subscriptionTables,
};
