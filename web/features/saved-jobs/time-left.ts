const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

interface TimeWords {
  days: (count: number) => string;
  hours: (count: number) => string;
  lessThanAnHour: string;
}

/** "3 days", "5 hours": rounded down, so that nobody is promised time that is not there. */
export function timeLeft(moment: string, words: TimeWords, now = Date.now()): string {
  const hours = Math.floor((Date.parse(moment) - now) / HOUR_MS);
  if (hours < 1) return words.lessThanAnHour;
  return hours < DAY_HOURS ? words.hours(hours) : words.days(Math.floor(hours / DAY_HOURS));
}
