import type { Domain } from '../../platform/domain.ts';
import { accountRoutes } from './routes.ts';
import { accountSettingsRoutes } from './settings-routes.ts';
import { accountTables } from './tables.ts';
import { accountSchedules, accountTasks } from './tasks.ts';

/** Accounts: registering, signing in, and their settings. */
export const accounts: Domain = {
  routes: [...accountRoutes, ...accountSettingsRoutes],
  tasks: accountTasks,
  schedules: accountSchedules,
  tables: accountTables,
};
