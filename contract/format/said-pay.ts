import { RUPEES_PER_LAKH } from '../constants.ts';
import type { SalaryPeriod } from '../jobs/salary-period.ts';

const MONTHS = 12;
const DAYS = 26 * MONTHS;
const HOURS_A_DAY = 8;

/**
 * How many of each period make a year, so that all pay can be compared and searched by the year: a
 * month has 26 working days, as in India's labour law, and a day eight hours.
 */
export const timesAYear: Record<SalaryPeriod, number> = {
  hour: DAYS * HOURS_A_DAY,
  day: DAYS,
  month: MONTHS,
  year: 1,
};

/** What rupees a year are for the period, to the paisa. */
export const partOfYear = (rupees: number, period: SalaryPeriod): number =>
  Math.round((rupees * 100) / timesAYear[period]) / 100;

/**
 * Turns lakhs a year back into the rupees that were typed for the period. Whole rupees a year are
 * stored, from which whole rupees of any period come back exactly.
 */
export const rupeesOfPeriod = (lakhs: number, period: SalaryPeriod): number =>
  partOfYear(lakhs * RUPEES_PER_LAKH, period);
