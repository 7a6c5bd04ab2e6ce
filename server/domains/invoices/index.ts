import type { Domain } from '../../platform/domain.ts';
import { invoiceRoutes } from './routes.ts';
import { invoiceTables } from './tables.ts';
import { invoiceSchedules, invoiceTasks } from './tasks.ts';

/** Invoices and credit notes, which never change, and whom they are for. */
export const invoices: Domain = {
  routes: invoiceRoutes,
  tasks: invoiceTasks,
  schedules: invoiceSchedules,
  tables: invoiceTables,
};
