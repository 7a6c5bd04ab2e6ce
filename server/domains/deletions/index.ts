import type { Domain } from '../../platform/domain.ts';
import { deletionRoutes } from './routes.ts';
import { deletionSchedules, deletionTasks } from './tasks.ts';

/** Deletion of accounts: by their holders, and of those that nobody confirmed. */
export const deletions: Domain = {
  routes: deletionRoutes,
  tasks: deletionTasks,
  schedules: deletionSchedules,
  alsoWrites: ['accounts'],
};
