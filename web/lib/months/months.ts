import type { Language } from '../../../contract/endpoint.ts';
import { locales } from '../format/format.ts';

export { monthText, spanText } from '../../../contract/format/months.ts';

/** The twelve names, January first. */
export function monthNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(locales[language], { month: 'long' });
  return Array.from({ length: 12 }, (_, index) => format.format(new Date(2024, index, 15)));
}

const OLDEST_YEARS = 60;
const YEARS_AHEAD = 6;

/** The years to choose from, newest first; ahead of today too, for a degree that will end. */
export function yearChoices(today = new Date()): number[] {
  const newest = today.getFullYear() + YEARS_AHEAD;
  return Array.from({ length: OLDEST_YEARS + YEARS_AHEAD + 1 }, (_, index) => newest - index);
}
