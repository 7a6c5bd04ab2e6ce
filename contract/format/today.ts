const INDIA_MS = 5.5 * 3_600_000;

/** The day in India, YYYY-MM-DD. */
export const todayInIndia = (now = Date.now()): string =>
  new Date(now + INDIA_MS).toISOString().slice(0, 10);
