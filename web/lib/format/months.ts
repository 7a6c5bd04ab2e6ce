import type { Language } from '../../../contract/endpoint.ts';
import { locales } from './format.ts';

/** "Apr 2019" for 2019-04; empty for none. */
export function monthText(month: string | null, language: Language): string {
  if (!month) return '';
  // Hindi's short months end in a sign that few people write.
  const length = language === 'hi' ? 'long' : 'short';
  const format = new Intl.DateTimeFormat(locales[language], { month: length, year: 'numeric' });
  return format.format(new Date(`${month}-15T00:00:00`)).replace('Sept', 'Sep');
}

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

interface Span {
  startDate: string | null;
  endDate: string | null;
  current: boolean;
}

/** "Apr 2019 – Present"; what is not known is left out. */
export function spanText(span: Span, language: Language, present: string): string {
  const end = span.current ? present : monthText(span.endDate, language);
  return [monthText(span.startDate, language), end].filter(Boolean).join(' – ');
}
