import type { Domain } from '../../platform/domain.ts';
import { receiptRoutes } from './routes.ts';
import { receiptTables } from './tables.ts';
import { receiptSchedules, receiptTasks } from './tasks.ts';

/**
 * Proof of the history of an application: the chain of its events, and receipts. A receipt belongs to the seeker's
 * account, and is deleted with it.
 */
export const receipts: Domain = {
  routes: receiptRoutes,
  tasks: receiptTasks,
  schedules: receiptSchedules,
  tables: receiptTables,
};
