/* Calendar days as texts, YYYY-MM-DD, and months, YYYY-MM: no time zone can shift them. */

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const dayText = (date: Date) => date.toISOString().slice(0, 10);

export function addDays(day: string, days: number): string {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayText(date);
}

export function addMonths(month: string, months: number): string {
  const date = utc(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return dayText(date).slice(0, 7);
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** The same day of another month, or that month's last day if it is shorter. */
export function inMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

/** 0 is Sunday, with which weeks begin in India. */
export const weekdayOf = (day: string): number => utc(day).getUTCDay();

/** The weeks of a month, seven days each from Sunday on; null for days of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const weeks: (string | null)[][] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) {
    const weekday = weekdayOf(day);
    if (weeks.length === 0 || weekday === 0) weeks.push(Array.from({ length: 7 }, () => null));
    const week = weeks.at(-1);
    if (week) week[weekday] = day;
  }
  return weeks;
}

/** Today in a time zone. */
export const todayIn = (timeZone: string, now = new Date()): string =>
  now.toLocaleDateString('en-CA', { timeZone });

/** A day or month in words: `formatDay(day, 'en-IN', { month: 'long', year: 'numeric' })`. */
export const formatDay = (
  day: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
    .format(utc(day))
    .replace(/\bSept\b/, 'Sep');
