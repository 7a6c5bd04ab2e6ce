import type { Language } from '../endpoint.ts';
import { inEachLanguage, locales, momentText } from '../format/dates.ts';

/** "Saturday, 28 Nov 2026, 11:00 am", in India. */
export const interviewTimeText = (moment: string, language: Language): string =>
  `${weekdayText(moment, language)}, ${momentText(moment, language)}`;

const weekdays = inEachLanguage(
  (language) =>
    new Intl.DateTimeFormat(locales[language], { timeZone: 'Asia/Kolkata', weekday: 'long' }),
);

const weekdayText = (moment: string, language: Language) =>
  weekdays(language).format(new Date(moment));
