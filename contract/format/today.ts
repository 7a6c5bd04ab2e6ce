/** How far clocks in India are ahead of UTC, all year. */
export const INDIA_AHEAD_MS = 5.5 * 3_600_000;

const DAY_MS = 86_400_000;

/** The calendar day in India, as days since 1970. `time` in milliseconds since then. */
export const dayInIndia = (time: number): number => Math.floor((time + INDIA_AHEAD_MS) / DAY_MS);

/** Calendar days in India from now until a moment, never below 0. */
export const daysUntil = (moment: string, now = Date.now()): number =>
  Math.max(0, dayInIndia(Date.parse(moment)) - dayInIndia(now));

/** The day in India, YYYY-MM-DD. */
export const todayInIndia = (now = Date.now()): string =>
  new Date(now + INDIA_AHEAD_MS).toISOString().slice(0, 10);
