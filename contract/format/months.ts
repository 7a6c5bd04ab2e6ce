import type { Language } from '../endpoint.ts';
import { inEachLanguage, locales, monthLength } from './dates.ts';

const formats = inEachLanguage(
  (language) =>
    new Intl.DateTimeFormat(locales[language], { month: monthLength(language), year: 'numeric' }),
);

/** "Apr 2019" for 2019-04; empty for none. */
export function monthText(month: string | null, language: Language): string {
  if (!month) return '';
  return formats(language)
    .format(new Date(`${month}-15T00:00:00`))
    .replace('Sept', 'Sep');
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
