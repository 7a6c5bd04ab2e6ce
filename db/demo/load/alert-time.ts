import { dateInIndia } from '../../../contract/format/today.ts';

const DAY_MS = 86_400_000;
const MONDAY = 1;

/** When an alert was last due: at 8 in the morning in India, a weekly one on a Monday. */
export function lastSent(frequency: 'daily' | 'weekly', now: number): Date {
  const today = new Date(`${dateInIndia(now)}T08:00:00+05:30`);
  const last = today.getTime() > now ? today.getTime() - DAY_MS : today.getTime();
  if (frequency === 'daily') return new Date(last);
  // At 8 in India it is the same day in UTC.
  const sinceMonday = (new Date(last).getUTCDay() + 7 - MONDAY) % 7;
  return new Date(last - sinceMonday * DAY_MS);
}
