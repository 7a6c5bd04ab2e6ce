import type { Domain } from '../../platform/domain.ts';
import { sessionRoutes } from './routes.ts';
import { sessionSchedules, sessionTasks } from './tasks.ts';

/** Where an account is signed in. */
export const sessions: Domain = {
  routes: sessionRoutes,
  tasks: sessionTasks,
  schedules: sessionSchedules,
  tables: ['known_devices'],
};
