import { RUPEES_PER_LAKH } from '../constants.ts';
import { timesAYear } from '../format/said-pay.ts';

/** How an employer says the pay: "₹650 a day". */
export const salaryPeriods = ['hour', 'day', 'month', 'year'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

/** Lakhs a year for rupees an hour, a day, a month or a year. */
export const lakhsAYear = (rupees: number, period: SalaryPeriod): number =>
  (rupees * timesAYear[period]) / RUPEES_PER_LAKH;
