import type { Language } from '../endpoint.ts';

// The words of a company to a candidate, in which names stand as placeholders.

export const LETTER_MAX_LENGTH = 2_000;

/** What is put in the place of `{name}`, `{job}` and `{company}`. */
export interface LetterNames {
  name: string;
  job: string;
  company: string;
}

/** The text with the names in it. Anything else in braces stays as it was written. */
export const fillLetter = (text: string, names: LetterNames): string =>
  text.replaceAll(/\{(name|job|company)\}/g, (_, name: keyof LetterNames) => names[name]);

/** Words in braces that are no placeholders, such as `{Name}` or `{firma}`; each once. */
export const unfilledIn = (text: string): string[] => [
  ...new Set(text.match(/\{(?!(?:name|job|company)\})[^{}\n]{1,40}\}/g)),
];

/** One text in both languages. Where the reader's own is empty, they get the other. */
export type Letter = Record<Language, string>;

export const letterIn = (letter: Letter, language: Language): string =>
  letter[language] || letter.en || letter.hi;
