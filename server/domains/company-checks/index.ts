import type { Domain } from '../../platform/domain.ts';
import { companyCheckRoutes } from './routes.ts';
import { companyCheckTables } from './tables.ts';
import { companyCheckSchedules, companyCheckTasks } from './tasks.ts';

/** What admins decide about companies. */
export const companyChecks: Domain = {
  routes: companyCheckRoutes,
  tasks: companyCheckTasks,
  schedules: companyCheckSchedules,
  tables: companyCheckTables,
  alsoWrites: ['accounts'],
};
