import type { Language } from '../endpoint.ts';
import { todayInIndia } from './today.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const DAY_MS = 86_400_000;

const words = {
  en: {
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
    lessThanAnHour: 'less than an hour',
  },
  hi: {
    days: (count: number) => `${count} दिन`,
    hours: (count: number) => `${count} घंटे`,
    lessThanAnHour: 'एक घंटे से कम',
  },
};

/** "3 days" by the calendar in India, as everywhere; of the last 24 hours "5 hours", rounded down. */
export function timeLeft(moment: string, language: Language, now = Date.now()): string {
  const t = words[language];
  const hours = Math.floor((Date.parse(moment) - now) / HOUR_MS);
  if (hours < 1) return t.lessThanAnHour;
  if (hours < DAY_HOURS) return t.hours(hours);
  const [today, lastDay] = [now, Date.parse(moment)].map((time) => Date.parse(todayInIndia(time)));
  return t.days(((lastDay ?? 0) - (today ?? 0)) / DAY_MS);
}
