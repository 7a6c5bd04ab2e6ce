import { INDIA_AHEAD_MS } from '../format/today.ts';

/** Invoices and credit notes are numbered apart (rules 46(b) and 53(1A)(c) CGST Rules). */
export const invoiceKinds = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

const APRIL = 3;
const LONGEST = 16;
const prefixes: Record<InvoiceKind, string> = { invoice: 'INV', credit_note: 'CRN' };

/** The year in which the financial year of this moment began, on 1 April in India. */
export function financialYearOf(moment: Date): number {
  const inIndia = new Date(moment.getTime() + INDIA_AHEAD_MS);
  return inIndia.getUTCMonth() >= APRIL ? inIndia.getUTCFullYear() : inIndia.getUTCFullYear() - 1;
}

/**
 * Such as "INV2627/000001", the first invoice from April 2026 to March 2027: unique in its financial year, of
 * letters, digits and slashes, and of at most 16 characters. Throws a RangeError where it would be longer.
 */
export function invoiceNumber(kind: InvoiceKind, year: number, serial: number): string {
  const years = [year, year + 1].map((one) => String(one % 100).padStart(2, '0')).join('');
  const number = `${prefixes[kind]}${years}/${String(serial).padStart(6, '0')}`;
  if (number.length > LONGEST) throw new RangeError(`${number} is too long for an invoice`);
  return number;
}
