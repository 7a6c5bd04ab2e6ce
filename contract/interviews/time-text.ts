import type { Language } from '../endpoint.ts';
import { locales, momentText } from '../format/dates.ts';

/** "Saturday, 28 Nov 2026, 11:00 am", in India. */
export const interviewTimeText = (moment: string, language: Language): string =>
  `${weekdayText(moment, language)}, ${momentText(moment, language)}`;

const weekdayText = (moment: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { timeZone: 'Asia/Kolkata', weekday: 'long' }).format(
    new Date(moment),
  );
