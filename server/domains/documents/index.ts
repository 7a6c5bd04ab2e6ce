import type { Domain } from '../../platform/domain.ts';
import { documentRoutes } from './routes.ts';
import { documentTables } from './tables.ts';
import { documentSchedules, documentTasks } from './tasks.ts';

/** Uploaded files. */
export const documents: Domain = {
  routes: documentRoutes,
  tasks: documentTasks,
  schedules: documentSchedules,
  tables: documentTables,
};
