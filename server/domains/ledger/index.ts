import type { Domain } from '../../platform/domain.ts';
import { ledgerTables } from './tables.ts';

/** The books: every movement of money, kept for good. */
export const ledger: Domain = { tables: ledgerTables };
