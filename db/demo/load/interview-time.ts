import { dayIn } from '../../../contract/format/today.ts';

const SUNDAY = 0;
/** So that an interview that was moved does not meet those of its new day. */
const HOURS_LATER = 4;

/**
 * When an interview begins. Nobody has one on a Sunday: it was on the Saturday before, or will be on
 * the Monday after.
 */
export function interviewTime(inDays: number, hour: number, now: number): Date {
  const isSunday = new Date(dayIn(inDays, now)).getUTCDay() === SUNDAY;
  const day = isSunday ? dayIn(inDays + Math.sign(inDays), now) : dayIn(inDays, now);
  return new Date(`${day}T${isSunday ? hour + HOURS_LATER : hour}:00:00+05:30`);
}
