import type { Line } from '../resume.ts';

const CONSONANTS =
  '(?:[\u0915-\u0939\u0958-\u095F]\u093C?\u094D)*[\u0915-\u0939\u0958-\u095F]\u093C?';
const SHORT_I = '\u093F';
const STARTS_WITH_SIGN = new RegExp(`(?:^|[\\s(,|])${SHORT_I}${CONSONANTS}`);
const DRAWN_BEFORE = new RegExp(`${SHORT_I}(${CONSONANTS})`, 'g');

export const hasDevanagari = (text: string): boolean => /[\u0900-\u097F]/.test(text);

/**
 * The short i is drawn before the consonant after which it is spoken. No word is written with it at the beginning, so
 * if a file contains such words, its text is in drawing order throughout.
 */
export function inSpokenOrder(lines: Line[]): Line[] {
  if (!lines.some(({ text }) => STARTS_WITH_SIGN.test(text))) return lines;
  return lines.map((line) => ({
    ...line,
    text: line.text.replaceAll(DRAWN_BEFORE, `$1${SHORT_I}`),
  }));
}

/** Normalises digits to 0 to 9, the dot below to a sign of its own, and long and short dashes to one. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .normalize('NFC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '–')
    .replaceAll(/[\u2018\u2019]/g, "'");
