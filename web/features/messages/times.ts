import type { Language } from '../../../contract/endpoint.ts';
import { dateText, timeText } from '../../../contract/format/dates.ts';
import { dayInIndia } from '../../../contract/format/today.ts';

interface Words {
  today: string;
  yesterday: string;
}

/** Above the messages of a day: "Today", "Yesterday", "18 Nov 2026". */
export function dayText(moment: string, language: Language, t: Words, now = Date.now()): string {
  const ago = dayInIndia(now) - dayInIndia(Date.parse(moment));
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
  dayInIndia(Date.parse(moment)) === dayInIndia(now)
    ? timeText(moment, language)
    : dayText(moment, language, t, now);
