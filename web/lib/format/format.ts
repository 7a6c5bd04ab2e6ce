import { dateText, inEachLanguage, locales } from '../../../contract/format/dates.ts';
import type { Language } from '../../../contract/endpoint.ts';
import type { Meta } from '../../../contract/lists.ts';
import { numberText } from '../../../contract/format/pay.ts';
import { dayInIndia } from '../../../contract/format/today.ts';

export {
  dateText,
  dayText,
  locales,
  momentText,
  timeText,
} from '../../../contract/format/dates.ts';
export { numberText, payText, payTitle } from '../../../contract/format/pay.ts';
export { daysUntil } from '../../../contract/format/today.ts';

/** A count as a tab or chip shows it; a text such as "99+" as it is. */
export const countText = (count: number | string) =>
  typeof count === 'number' ? numberText(count) : count;

/** How many rows a list has, or that it has more than are counted. */
export const totalText = ({ total, total_capped }: Pick<Meta, 'total' | 'total_capped'>) =>
  `${numberText(total)}${total_capped ? '+' : ''}`;

/** Rounds a count down to its first digit and adds a plus ("200+"), so the claim stays true. */
export function atLeastText(count: number): string {
  const step = 10 ** Math.floor(Math.log10(Math.max(count, 1)));
  return `${numberText(Math.floor(count / step) * step)}+`;
}

const RELATIVE_DAYS_MAX = 30;

const relative = inEachLanguage(
  (language) => new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }),
);

/** "today", "yesterday", "2 days ago" up to 30 days, then the date. Show the full date in a tooltip. */
export function daysAgoText(moment: string, language: Language, now = Date.now()): string {
  const days = dayInIndia(now) - dayInIndia(Date.parse(moment));
  if (days < 0 || days > RELATIVE_DAYS_MAX) return dateText(moment, language);
  return relative(language).format(-days, 'day');
}
