import { RUPEES_PER_LAKH } from '../constants.ts';
import type { SalaryPeriod } from '../jobs/salary-period.ts';

const PAISE_PER_LAKH = RUPEES_PER_LAKH * 100;
const MONTHS = 12;
const DAYS = 26 * MONTHS;
const HOURS_A_DAY = 8;

/**
 * How often a year pay is earned, so that all pay can be compared and found by the year: a month has
 * 26 working days, as in India's labour law, and a day eight hours.
 */
export const timesAYear: Record<SalaryPeriod, number> = {
  hour: DAYS * HOURS_A_DAY,
  day: DAYS,
  month: MONTHS,
  year: 1,
};

/**
 * The rupees of a period that were said for this many lakhs a year. Stored are whole rupees a year,
 * from which whole rupees of any period come back exactly.
 */
export const rupeesOfPeriod = (lakhs: number, period: SalaryPeriod): number =>
  Math.round((lakhs * PAISE_PER_LAKH) / timesAYear[period]) / 100;
