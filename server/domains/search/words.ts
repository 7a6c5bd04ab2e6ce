import { LRUCache } from 'lru-cache';

/**
 * Splits jobs and searches into words. Both use `wordsOf`, so that anything written in a job can be
 * found by typing it.
 */

/** Matches a pattern as a whole word, in any script. */
const alone = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');

/** Names that would lose their meaning without their punctuation, and their replacements. */
const signedNames: readonly (readonly [RegExp, string])[] = [
  [/c\+\+/g, ' cplusplus '],
  [/(?<![\p{L}\p{M}\p{N}])([cfj])\s?#/gu, ' $1sharp '],
  [alone('([cf])\\s?sharp'), '$1sharp'],
  [/\.net(?![\p{L}\p{M}\p{N}])/gu, ' dotnet '],
  [alone('dot\\s?net'), 'dotnet'],
  // "React", "ReactJS" and "React.js" are the same; "Next.js" must not become the word "next".
  [alone('(react|angular|vue|node|ember|backbone)[\\s.-]?js'), '$1'],
  [alone('([a-z]{1,12}\\d?)\\.js'), '$1js'],
  // F&B, R&D, Q&A
  [alone('([a-z])\\s?&\\s?([a-z])'), '$1n$2'],
  // B.Tech, B. Tech, M.Sc, B Com
  [alone('([bm])\\.?\\s?(tech|com|sc|ed|pharm|arch|des)'), '$1$2'],
];

/** M.B.A., I.T., e.g. */
const dottedLetters = /(?<![\p{L}\p{M}\p{N}])(?:[a-z]\.)+[a-z]*/gu;

/** In lower case, one form per letter, Western digits, no accents on Latin letters, no joiners. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .normalize('NFC')
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .toLowerCase();

const KEPT = 2_000;
/** Longer texts are seldom read again. */
const KEPT_LENGTH_MAX = 100;
/** A search reads its words, and names beside them, dozens of times. */
const kept = new LRUCache<string, readonly string[]>({ max: KEPT });

/** The words of a text in order, in the form used for comparison. */
export function wordsOf(text: string): readonly string[] {
  if (text.length > KEPT_LENGTH_MAX) return splitWords(text);
  const known = kept.get(text);
  if (known) return known;
  const words = splitWords(text);
  kept.set(text, words);
  return words;
}

function splitWords(text: string): string[] {
  const named = signedNames
    .reduce((rest, [pattern, name]) => rest.replaceAll(pattern, name), plain(text))
    .replaceAll(dottedLetters, (letters) => letters.replaceAll('.', ''));
  // Longer ones are split, because PostgreSQL refuses lexemes above 2 KB.
  return named.match(/[\p{L}\p{M}\p{N}]{1,60}/gu) ?? [];
}

/** The key of a skill in any spelling: "Node.js", "NodeJS" and "node js" share one. */
export const skillKey = (skill: string): string =>
  wordsOf(skill)
    .join('_')
    .match(/^.{0,100}/u)?.[0] ?? '';

/** Every run of at most so many words, the longest first. */
export const runsOf = (words: readonly string[], longest: number): (readonly string[])[] =>
  Array.from({ length: longest }, (_, shorter) => longest - shorter).flatMap((length) =>
    words.flatMap((_, at) => (at + length <= words.length ? [words.slice(at, at + length)] : [])),
  );
