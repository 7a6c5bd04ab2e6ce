/** Finds phone numbers in what people write, so that they can be left out. */
import { withoutParts } from './texts/hidden-text.ts';
import { spokenNumbersIn } from './spoken-numbers.ts';

/** What stands between the digits of one number: spaces, dots, brackets, dashes, invisible signs. */
const GAP = String.raw`[\s.()\[\]/·•_*|‐-―~\u200B-\u200F\u2060\u00AD-]{0,3}`;
const digits = (count: string) => `(?:${GAP}\\d)${count}`;

/**
 * Mobile numbers with or without the code of the country or a zero, fixed lines with the code of their
 * town, numbers of other countries with a plus, and long rows of digits. Commas are not gaps: they
 * stand in pay.
 */
const PHONE = new RegExp(
  [
    String.raw`(?<!\d)(?:(?:\+|00)?${GAP}9${GAP}1${GAP}|0${GAP})?[6-9]${digits('{9}')}(?!\d)`,
    String.raw`(?<!\d)0${digits('{10}')}(?!\d)`,
    String.raw`\+${digits('{8,15}')}(?!\d)`,
    String.raw`(?<!\d)\d{10,15}(?!\d)`,
    // Codes of towns and countries without a zero or a plus, but no rows of years.
    String.raw`(?<!\d)(?!(?:19|20)\d\d[\s-])[1-9](?:[\s-]?\d){9,11}(?!\d)`,
  ].join('|'),
  'gu',
);

/** The value of a digit of any script: each has its ten in a row. Keeps the length of the text. */
function asAscii(digit: string): string {
  const plain = digit.normalize('NFKC');
  const code = plain.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero).padEnd(digit.length, '\u200B');
}

/** Where phone numbers stand, in whatever script and groups they are written, or in words; in their order. */
export function phonesIn(text: string): { from: number; to: number }[] {
  const plain = text.replaceAll(/[^\P{Nd}0-9]/gu, asAscii);
  const inDigits = [...plain.matchAll(PHONE)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
  // Digits that belong to a number already found are not part of another.
  const others = plain.replaceAll(PHONE, (found) => '\0'.repeat(found.length));
  return [...inDigits, ...spokenNumbersIn(others)].toSorted((a, b) => a.from - b.from);
}

/** The text without its phone numbers. */
export const withoutPhones = (text: string): string => withoutParts(text, phonesIn(text));
