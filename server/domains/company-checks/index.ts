import type { Domain } from '../../platform/domain.ts';
import { companyCheckRoutes } from './routes.ts';
import { companyCheckTables } from './tables.ts';
import { companyCheckSchedules, companyCheckTasks } from './tasks.ts';

/** Checks of companies that admins decide. */
export const companyChecks: Domain = {
  routes: companyCheckRoutes,
  tasks: companyCheckTasks,
  schedules: companyCheckSchedules,
  tables: companyCheckTables,
  alsoWrites: ['accounts'],
};
