import type { Language } from '../../../contract/endpoint.ts';
import { locales, timeText } from '../../../contract/format/dates.ts';

const INDIA_OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;

/** The calendar day in India, as days since 1970: messages of one day stand together. */
export const indianDay = (moment: number): number =>
  Math.floor((moment + INDIA_OFFSET_MS) / DAY_MS);

/** "18 November", with the year if it is another one. */
function monthAndDay(moment: string, language: Language, now: number): string {
  const yearOf = (time: number) => new Date(time + INDIA_OFFSET_MS).getUTCFullYear();
  const isThisYear = yearOf(Date.parse(moment)) === yearOf(now);
  return new Intl.DateTimeFormat(locales[language], {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(Date.parse(moment));
}

interface Words {
  today: string;
  yesterday: string;
}

/** Above the messages of a day: "Today", "Yesterday", "18 November". */
export function dayText(moment: string, language: Language, t: Words, now = Date.now()): string {
  const ago = indianDay(now) - indianDay(Date.parse(moment));
  if (ago <= 0) return t.today;
  return ago === 1 ? t.yesterday : monthAndDay(moment, language, now);
}

/** In the list: today the time, then as above. */
export const lastTimeText = (
  moment: string,
  language: Language,
  t: Words,
  now = Date.now(),
): string =>
  indianDay(Date.parse(moment)) === indianDay(now)
    ? timeText(moment, language)
    : dayText(moment, language, t, now);
