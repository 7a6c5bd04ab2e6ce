import { wordsOf } from '../words.ts';

/**
 * A word as it is compared with what was typed beside its stem, which "operator" shares with "operations": in the
 * singular, and otherwise as it is written. "Engineering" is the one trade that its people are not told from; "mechanics"
 * are another.
 */
export function formOf(word: string): string {
  if (word.endsWith('eering')) return word.slice(0, -3);
  if (word.length < 4 || !/[^s]s$/.test(word) || word.endsWith('ics')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** The forms of the words of a text, without repetitions. */
export const formsOf = (text: string): string[] => [...new Set(wordsOf(text).map(formOf))];

/** Whether a stem is as good as the word: only an ending like that of "nurse" is missing. */
export const isPlain = (form: string, stems: readonly string[]): boolean =>
  stems.some((stem) => form.startsWith(stem) && form.length - stem.length < 2);
