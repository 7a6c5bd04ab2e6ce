import { plain } from '../layout/devanagari.ts';
import type { Span } from '../resume.ts';

const MONTHS = [
  'january|jan|जनवरी|जन',
  'february|feb|फ़रवरी|फरवरी|फ़र',
  'march|mar|मार्च',
  'april|apr|अप्रैल',
  'may|मई',
  'june|jun|जून',
  'july|jul|जुलाई',
  'august|aug|अगस्त|अग',
  'september|sept|sep|सितंबर|सितम्बर',
  'october|oct|अक्टूबर|अक्तूबर',
  'november|nov|नवंबर|नवम्बर',
  'december|dec|दिसंबर|दिसम्बर',
].map((names) => names.normalize('NFC'));

const NAME = `(?:${MONTHS.join('|')})`;
const YEAR = '(?:19[6-9]\\d|20[0-4]\\d)';
const SHORT_YEAR = `(?:${YEAR}|['’]\\s?\\d{2}|\\d{2}(?!\\d))`;
const DAY = '(?:[0-3]?\\d(?:st|nd|rd|th)?[\\s./-]+)?';
/** One point in time: "Jan 2020", "Jan'20", "01/2020", "2020-01", "15/01/2020", "2020". */
const POINT = [
  `${DAY}${NAME}(?!\\p{L})\\.?[\\s,.'’/–-]{0,3}${SHORT_YEAR}`,
  `(?:[0-3]?\\d[./-])?(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${YEAR}`,
  `${YEAR}\\s?[./-]\\s?(?:0[1-9]|1[0-2])(?![\\d])(?:[./-][0-3]\\d)?`,
  YEAR,
].join('|');
const NOW =
  '(?:till date|till now|till present|to date|present|current|currently|now|ongoing|today|continuing|date|वर्तमान(?: तक)?|अब तक|अभी तक|आज तक|जारी|कार्यरत)';
const TO = '(?:\\s*(?:–|-|—|~|→|/)\\s*|\\s+(?:to|until|till|से|upto|up to)\\s+)';
const BEFORE = '(?<![\\p{L}\\p{M}\\d₹$])';
const AFTER = '(?![\\p{L}\\p{M}\\d%]|\\.\\d)';

const RANGE = new RegExp(
  `${BEFORE}(${POINT})\\)?${TO}(${POINT}|${NOW})${AFTER}(?:\\s+तक${AFTER})?`,
  'iu',
);
const YEARS = new RegExp(`${BEFORE}(${YEAR})\\s?[–/-]\\s?(\\d{2})${AFTER}`, 'iu');
const SINCE = new RegExp(
  `${BEFORE}(?:(?:since|from)\\s+(${POINT})|(${POINT})\\s+से(?:\\s+(?:${NOW}))?)${AFTER}`,
  'iu',
);
const ONE = new RegExp(`${BEFORE}(${POINT})${AFTER}`, 'iu');

interface DatedText extends Span {
  /** The text without its dates. */
  rest: string;
  isRange: boolean;
}

const MONTHS_APART = /\b\d+\+?\s*(?:years?|yrs?|months?|mos?)\b\.?/i;

/** The first time span in a text. */
export function datesIn(raw: string): DatedText | null {
  const text = plain(raw);
  const since = SINCE.exec(text);
  const range = RANGE.exec(text);
  if (range && !(since && since.index < range.index)) {
    const [, from = '', to = ''] = range;
    const current = new RegExp(`^${NOW}$`, 'iu').test(to);
    const end = current ? '' : pointOf(to);
    return dated(text, range, { start: yearFilled(pointOf(from), end), end, current }, true);
  }
  const years = YEARS.exec(text);
  if (years && isAfter(years[1], years[2])) {
    const [, from = '', to = ''] = years;
    return dated(text, years, { start: from, end: from.slice(0, 2) + to, current: false }, true);
  }
  if (since)
    return dated(
      text,
      since,
      { start: pointOf(since[1] ?? since[2] ?? ''), end: '', current: true },
      true,
    );
  const one = ONE.exec(text);
  if (!one) return null;
  return dated(text, one, { start: '', end: pointOf(one[1] ?? ''), current: false }, false);
}

/** "2020-21" is a span, "2020-05" a month: a span's second number has to be a following year. */
const isAfter = (from = '', to = '') =>
  Number(to) > Number(from.slice(2)) && Number(to) - Number(from.slice(2)) <= 10;

function dated(text: string, match: RegExpExecArray, span: Span, isRange: boolean): DatedText {
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  const rest = `${before.replace(/[([]\s*$/, '')}\t${after.replace(/^\s*[)\]]/, '')}`;
  return { ...span, isRange, rest: rest.replace(MONTHS_APART, '').replaceAll(/\(\s*\)/g, '') };
}

/** YYYY-MM, or YYYY. */
function pointOf(text: string): string {
  const low = text.toLowerCase().normalize('NFC');
  const name = MONTHS.findIndex((names) =>
    names.split('|').some((each) => new RegExp(`(?<!\\p{L})${each}(?!\\p{L})`, 'u').test(low)),
  );
  const whole = new RegExp(YEAR).exec(low)?.[0];
  if (name !== -1) {
    const year = whole ?? fullYear(/(\d{2})\s*$/.exec(low)?.[1] ?? '');
    return year === '' ? '' : `${year}-${String(name + 1).padStart(2, '0')}`;
  }
  const month =
    /(?:^|[./-])\s?(\d{1,2})\s?[./-]\s?\d{4}$/.exec(low)?.[1] ??
    /^\d{4}\s?[./-]\s?(\d{2})/.exec(low)?.[1];
  return month && whole ? `${whole}-${month.padStart(2, '0')}` : (whole ?? '');
}

const fullYear = (short: string) => (short === '' ? '' : `${Number(short) > 60 ? 19 : 20}${short}`);

/** "Jan – Mar 2020" would not be read as two dates, so the year of the end is used for the beginning. */
const yearFilled = (start: string, end: string) => (start === '' ? end.slice(0, 4) : start);
