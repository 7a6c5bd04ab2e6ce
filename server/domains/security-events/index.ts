import type { Domain } from '../../platform/domain.ts';
import { securityEventRoutes } from './routes.ts';
import { securityEventTables } from './tables.ts';
import { securityEventSchedules, securityEventTasks } from './tasks.ts';

/** Security events of accounts; `server/platform/security-events.ts` records them. */
export const securityEvents: Domain = {
  routes: securityEventRoutes,
  tasks: securityEventTasks,
  schedules: securityEventSchedules,
  tables: securityEventTables,
};
