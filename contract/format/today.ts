const INDIA_MS = 5.5 * 3_600_000;

const DAY_MS = 86_400_000;

/** The calendar day in India, as days since 1970. `time` in milliseconds since then. */
export const dayInIndia = (time: number): number => Math.floor((time + INDIA_MS) / DAY_MS);

/** Calendar days in India from now until a moment, never below 0. */
export const daysUntil = (moment: string, now = Date.now()): number =>
  Math.max(0, dayInIndia(Date.parse(moment)) - dayInIndia(now));

/** The day in India, YYYY-MM-DD. */
export const todayInIndia = (now = Date.now()): string => fieldOfMoment(now).slice(0, 10);

/** What a field for a moment in India holds, such as `2026-11-20T09:00`. */
export const fieldOfMoment = (time: number): string =>
  new Date(time + INDIA_MS).toISOString().slice(0, 16);

/** The moment that such a field names; null while date or time are missing. */
export function momentOfField(field: string): string | null {
  const moment = new Date(`${field}:00+05:30`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
