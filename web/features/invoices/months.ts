import { dateInIndia } from '../../../contract/format/today.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { locales } from '../../../contract/format/dates.ts';

/** The months up to this one in India as YYYY-MM, the newest first. */
export function monthsUntil(now: Date, count: number): string[] {
  const inIndia = new Date(dateInIndia(now));
  return Array.from({ length: count }, (_, before) =>
    new Date(Date.UTC(inIndia.getUTCFullYear(), inIndia.getUTCMonth() - before))
      .toISOString()
      .slice(0, 7),
  );
}

/** "November 2026". */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
