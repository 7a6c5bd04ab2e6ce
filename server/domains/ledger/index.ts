import type { Domain } from '../../platform/domain.ts';
import { ledgerTables } from './tables.ts';
import { ledgerSchedules, ledgerTasks } from './tasks.ts';

/** The books: every movement of money, kept permanently. */
export const ledger: Domain = {
  tasks: ledgerTasks,
  schedules: ledgerSchedules,
  tables: ledgerTables,
};
