import type { Domain } from '../../platform/domain.ts';
import { importRoutes } from './routes.ts';
import { importTables } from './tables.ts';
import { importSchedules, importTasks } from './tasks.ts';

/**
 * Jobs from files and feeds: other people's, which the operator imports with `npm run import`, and those of companies
 * themselves.
 */
export const imports: Domain = {
  routes: importRoutes,
  tasks: importTasks,
  schedules: importSchedules,
  tables: importTables,
  alsoWrites: ['companies', 'jobs'],
};
