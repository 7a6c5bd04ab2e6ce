import type { Domain } from '../../platform/domain.ts';
import { paymentTables } from './tables.ts';
import { paymentSchedules, paymentTasks } from './tasks.ts';

/** Money that people pay by a gateway, and refunds. */
export const payments: Domain = {
  tasks: paymentTasks,
  schedules: paymentSchedules,
  tables: paymentTables,
};
