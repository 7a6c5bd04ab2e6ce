import type { Line } from '../resume.ts';

const CONSONANTS =
  '(?:[\u0915-\u0939\u0958-\u095F]\u093C?\u094D)*[\u0915-\u0939\u0958-\u095F]\u093C?';
const SHORT_I = '\u093F';
const STARTS_WITH_SIGN = new RegExp(`(?:^|[\\s(,|])${SHORT_I}${CONSONANTS}`);
const DRAWN_BEFORE = new RegExp(`${SHORT_I}(${CONSONANTS})`, 'g');

export const hasDevanagari = (text: string): boolean => /[\u0900-\u097F]/.test(text);

/**
 * The short i is drawn before the consonant that it is spoken after. No word is written with it at
 * its beginning, so if a file has such words, its text is in the order of drawing everywhere.
 */
export function inSpokenOrder(lines: Line[]): Line[] {
  if (!lines.some(({ text }) => STARTS_WITH_SIGN.test(text))) return lines;
  return lines.map((line) => ({
    ...line,
    text: line.text.replaceAll(DRAWN_BEFORE, `$1${SHORT_I}`),
  }));
}

/** Digits as 0 to 9, the dot below as its own sign, and long and short dashes told apart no more. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .normalize('NFC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '–')
    .replaceAll(/[\u2018\u2019]/g, "'");
