import { todayInIndia } from '../../../contract/format/today.ts';

const DAY_MS = 86_400_000;
const SUNDAY = 0;
/** So that an interview that was moved does not meet those of its new day. */
const HOURS_LATER = 4;

/** The day in India this many days from now. */
export const dayIn = (days: number, now: number): string => todayInIndia(now + days * DAY_MS);

/**
 * When an interview begins. Nobody has one on a Sunday: it was on the Saturday before, or will be on
 * the Monday after.
 */
export function interviewTime(inDays: number, hour: number, now: number): Date {
  const isSunday = new Date(dayIn(inDays, now)).getUTCDay() === SUNDAY;
  const day = isSunday ? dayIn(inDays + Math.sign(inDays), now) : dayIn(inDays, now);
  return new Date(`${day}T${isSunday ? hour + HOURS_LATER : hour}:00:00+05:30`);
}
