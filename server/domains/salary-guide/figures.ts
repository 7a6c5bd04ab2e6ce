/** How the figures of the salary guide are calculated, wherever they are shown. */
import { RUPEES_PER_LAKH, SALARY_GUIDE_LEAST } from '../../../contract/constants.ts';
import type { PayFigure, Quartiles } from '../../../contract/jobs/salary-guide.ts';

/** The pay of a job, in rupees a year; one end may be missing. */
interface StatedPay {
  company_id: number;
  salary_min_inr: number | null;
  salary_max_inr: number | null;
}

/** A range counts as its middle; a single end counts as itself. */
const amountOf = ({ salary_min_inr: least, salary_max_inr: most }: StatedPay): number =>
  ((least ?? most ?? 0) + (most ?? least ?? 0)) / 2;

/**
 * Quartiles by linear interpolation between the two nearest amounts, as in PostgreSQL's `percentile_cont`
 * (https://www.postgresql.org/docs/current/functions-aggregate.html).
 */
export function quartilesOf(amounts: readonly number[]): Quartiles {
  const sorted = amounts.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? 0;
    return below + (above - below) * (place - Math.floor(place));
  };
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}

/** If there are few jobs, only their number is shown. */
export function figureOf(jobs: readonly StatedPay[]): PayFigure {
  const { lower, median, upper } = quartilesOf(jobs.map(amountOf));
  const isEnough = jobs.length >= SALARY_GUIDE_LEAST;
  return {
    jobs: jobs.length,
    companies: new Set(jobs.map(({ company_id }) => company_id)).size,
    pay: isEnough
      ? { lower: inLakhs(lower), median: inLakhs(median), upper: inLakhs(upper) }
      : null,
  };
}

/** Rounded to the rupee. */
const inLakhs = (rupees: number) => Math.round(rupees) / RUPEES_PER_LAKH;
