import { dateInIndia } from '../format/today.ts';

interface Span {
  startDate: string | null;
  endDate: string | null;
  current: boolean;
}

/** The month in India, as YYYY-MM. */
const monthAt = (now: number): string => dateInIndia(now).slice(0, 7);

/** Months since the year 0. */
function monthNumber(month: string): number {
  const [year, ofYear] = month.split('-').map(Number);
  return (year ?? 0) * 12 + (ofYear ?? 1);
}

/**
 * The months in which somebody worked, the first and the last included; months of several entries
 * are counted once. Entries without both ends, and months to come, do not count.
 */
export function totalExperienceMonths(entries: readonly Span[], now = Date.now()): number {
  const thisMonth = monthNumber(monthAt(now));
  const spans = entries.flatMap(({ startDate, endDate, current }) => {
    const last = current ? thisMonth : endDate && Math.min(monthNumber(endDate), thisMonth);
    return startDate && last ? [{ first: monthNumber(startDate), last }] : [];
  });
  let counted = -Infinity;
  let months = 0;
  for (const { first, last } of spans.toSorted((a, b) => a.first - b.first)) {
    months += Math.max(0, last - Math.max(first, counted + 1) + 1);
    counted = Math.max(counted, last);
  }
  return months;
}
