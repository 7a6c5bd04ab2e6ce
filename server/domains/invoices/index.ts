import type { Domain } from '../../platform/domain.ts';
import { invoiceTables } from './tables.ts';

/** Invoices and credit notes, which never change, and whom they are for. */
export const invoices: Domain = { tables: invoiceTables };
