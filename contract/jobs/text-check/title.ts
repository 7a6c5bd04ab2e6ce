import { spokenNumbersIn } from '../../format/spoken-numbers.ts';

const DIGIT = '[\\d०-९]';
/**
 * A mobile number as people write it, with or without +91 or 0, and not part of a longer run of
 * digits.
 */
const PHONE = new RegExp(
  `(?<!${DIGIT})(?:\\+?91[\\s-]?|0)?[6-9६-९](?:[\\s.-]?${DIGIT}){9}(?![\\s-]?${DIGIT})`,
  'u',
);
/** "70000-80000" and "75000 90000" are pay. */
const ROUND_AMOUNTS = /^\d{2,3}00[\s-]+\d{2,3}00$/;

/** Where a title or a name has a phone number, in digits or in words. */
export function phoneIn(title: string): { from: number; to: number } | null {
  const found = PHONE.exec(title);
  if (!found || ROUND_AMOUNTS.test(found[0])) return spokenNumbersIn(title)[0] ?? null;
  return { from: found.index, to: found.index + found[0].length };
}

/** "SAP ABAP MM" is names; a whole title in capitals, or two long words of it, is shouting. */
export function isShouted(title: string): boolean {
  const words = title.match(/[A-Za-z]{5,}/g) ?? [];
  const shouted = words.filter((word) => word === word.toUpperCase());
  return shouted.length > 1 || (shouted.length === 1 && title === title.toUpperCase());
}
