import type { Language } from '../endpoint.ts';
import { daysUntil } from './today.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

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

/** "3 days" by the calendar in India; within the last 24 hours "5 hours", rounded down. */
export function timeLeft(moment: string, language: Language, now = Date.now()): string {
  const t = words[language];
  const hours = Math.floor((Date.parse(moment) - now) / HOUR_MS);
  if (hours < 1) return t.lessThanAnHour;
  return hours < DAY_HOURS ? t.hours(hours) : t.days(daysUntil(moment, now));
}
