import { HIDDEN_TEXT } from './hidden-text.ts';

/**
 * An address as people may see it who are perhaps not its owner: its first letter, and everything
 * after the @.
 */
export const maskedEmail = (email: string): string =>
  `${firstLetterOf(email)}${HIDDEN_TEXT}${email.slice(email.lastIndexOf('@'))}`;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter of a text, with its vowel sign in Hindi; empty for an empty text. */
export const firstLetterOf = (text: string): string => [...letters.segment(text)][0]?.segment ?? '';
