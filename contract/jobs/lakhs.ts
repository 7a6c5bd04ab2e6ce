import { RUPEES_PER_LAKH } from '../constants.ts';
import { timesAYear } from '../format/said-pay.ts';
import type { SalaryPeriod } from './salary-period.ts';

// Pay is lakhs of rupees a year in the API, and whole rupees in the database.

type Unknown = null | undefined;

export const lakhsOf = <T extends Unknown>(rupees: number | T): number | T =>
  typeof rupees === 'number' ? rupees / RUPEES_PER_LAKH : rupees;

/** Rounded: 1.1 lakhs times 100,000 is not exactly 110,000. */
export function rupeesOf(lakhs: number): number;
export function rupeesOf<T extends Unknown>(lakhs: number | T): number | T;
export function rupeesOf<T extends Unknown>(lakhs: number | T): number | T {
  return typeof lakhs === 'number' ? Math.round(lakhs * RUPEES_PER_LAKH) : lakhs;
}

/** Lakhs a year for rupees an hour, a day, a month or a year. */
export const lakhsAYear = (rupees: number, period: SalaryPeriod): number =>
  (rupees * timesAYear[period]) / RUPEES_PER_LAKH;
