import type { Language } from '../../../contract/endpoint.ts';
import { dateText, timeText } from '../../../contract/format/dates.ts';

const INDIA_OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;

/** The calendar day in India, as days since 1970: messages of one day stand together. */
export const indianDay = (moment: number): number =>
  Math.floor((moment + INDIA_OFFSET_MS) / DAY_MS);

interface Words {
  today: string;
  yesterday: string;
}

/** Above the messages of a day: "Today", "Yesterday", "18 Nov 2026". */
export function dayText(moment: string, language: Language, t: Words, now = Date.now()): string {
  const ago = indianDay(now) - indianDay(Date.parse(moment));
  if (ago <= 0) return t.today;
  return ago === 1 ? t.yesterday : dateText(moment, language);
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
