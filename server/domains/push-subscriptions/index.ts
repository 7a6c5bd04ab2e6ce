import type { Domain } from '../../platform/domain.ts';
import { pushSubscriptionRoutes } from './routes.ts';
import { pushSubscriptionTables } from './tables.ts';
import { pushSubscriptionSchedules, pushSubscriptionTasks } from './tasks.ts';

/** Browsers that show notifications while no page is open. */
export const pushSubscriptions: Domain = {
  routes: pushSubscriptionRoutes,
  tasks: pushSubscriptionTasks,
  schedules: pushSubscriptionSchedules,
  tables: pushSubscriptionTables,
};
