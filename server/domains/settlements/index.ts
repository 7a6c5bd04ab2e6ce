import type { Domain } from '../../platform/domain.ts';
import { settlementRoutes } from './routes.ts';
import { settlementTables } from './tables.ts';
import { settlementSchedules, settlementTasks } from './tasks.ts';

/** What the gateway has settled with the operator's bank, compared with payments, refunds and books. */
export const settlements: Domain = {
  routes: settlementRoutes,
  tasks: settlementTasks,
  schedules: settlementSchedules,
  tables: settlementTables,
};
