import type { Domain } from '../../platform/domain.ts';
import { securityEventRoutes } from './routes.ts';
import { securityEventTables } from './tables.ts';
import { securityEventSchedules, securityEventTasks } from './tasks.ts';

/** What happened to the security of accounts; `server/platform/security-events.ts` notes it. */
export const securityEvents: Domain = {
  routes: securityEventRoutes,
  tasks: securityEventTasks,
  schedules: securityEventSchedules,
  tables: securityEventTables,
};
