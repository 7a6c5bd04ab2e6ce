import type { Domain } from '../../platform/domain.ts';
import { phoneRoutes } from './routes.ts';
import { phoneTables } from './tables.ts';
import { phoneSchedules, phoneTasks } from './tasks.ts';

/** Mobile numbers verified by SMS. */
export const phones: Domain = {
  routes: phoneRoutes,
  tasks: phoneTasks,
  schedules: phoneSchedules,
  tables: phoneTables,
  alsoWrites: ['accounts'],
};
