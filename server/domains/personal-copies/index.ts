import type { Domain } from '../../platform/domain.ts';
import { personalCopyRoutes } from './routes.ts';
import { personalCopyTables } from './tables.ts';
import { personalCopySchedules, personalCopyTasks } from './tasks.ts';

/** Copies of everything that the product holds of an account, for its holder. */
export const personalCopies: Domain = {
  routes: personalCopyRoutes,
  tasks: personalCopyTasks,
  schedules: personalCopySchedules,
  tables: personalCopyTables,
};
