import type { Domain } from '../../platform/domain.ts';
import { passkeyRoutes } from './routes.ts';
import { passkeyTables } from './tables.ts';
import { passkeySchedules, passkeyTasks } from './tasks.ts';

/** Passkeys: signing in with a key that a device keeps, instead of a password and a second step. */
export const passkeys: Domain = {
  routes: passkeyRoutes,
  tasks: passkeyTasks,
  schedules: passkeySchedules,
  tables: passkeyTables,
};
