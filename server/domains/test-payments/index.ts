import type { Domain } from '../../platform/domain.ts';
import { testPaymentRoutes } from './routes.ts';
import { testPaymentTables } from './tables.ts';
import { testPaymentTasks } from './tasks.ts';

/** Test payments, in which no money moves. */
export const testPayments: Domain = {
  routes: testPaymentRoutes,
  tasks: testPaymentTasks,
  tables: testPaymentTables,
};
