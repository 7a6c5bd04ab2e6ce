/** How far clocks in India are ahead of UTC, all year. */
export const INDIA_AHEAD_MS = 5.5 * 3_600_000;

const DAY_MS = 86_400_000;

/** The calendar day in India, as days since 1970. `time` in milliseconds since then. */
export const dayInIndia = (time: number): number => Math.floor((time + INDIA_AHEAD_MS) / DAY_MS);

/** Calendar days in India from now until a moment, never below 0. */
export const daysUntil = (moment: string, now = Date.now()): number =>
  Math.max(0, dayInIndia(Date.parse(moment)) - dayInIndia(now));

/** The day in India on which a moment falls, YYYY-MM-DD. */
export const dateInIndia = (moment: string | number | Date): string =>
  new Date(new Date(moment).getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10);

/** Whether the day in India on which a moment falls is over. */
export const isDayOver = (moment: string, now = Date.now()): boolean =>
  dateInIndia(moment) < dateInIndia(now);

export const todayInIndia = (): string => dateInIndia(Date.now());

/** The day in India so many days from now; before today if they are negative. */
export const dayIn = (days: number, now = Date.now()): string => dateInIndia(now + days * DAY_MS);
