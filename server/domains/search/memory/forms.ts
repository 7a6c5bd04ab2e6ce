import { wordsOf } from '../words.ts';

/**
 * The form in which words are compared besides their stems, because "operator" and "operations"
 * share one: in the singular, but otherwise as written. Only "engineering" counts as "engineer";
 * "mechanics" stays apart from "mechanic".
 */
export function formOf(word: string): string {
  if (word.endsWith('eering')) return word.slice(0, -3);
  if (word.length < 4 || !/[^s]s$/.test(word) || word.endsWith('ics')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** The forms of the words of a text, without repetitions. */
export const formsOf = (text: string): string[] => [...new Set(wordsOf(text).map(formOf))];

/** Whether a stem says as much as the word: it lacks no more than the "e" of "nurse". */
export const isPlain = (form: string, stems: readonly string[]): boolean =>
  stems.some((stem) => form.startsWith(stem) && form.length - stem.length < 2);

/**
 * The forms of a word that names somebody by what they do, in each spelling, if its stem says less: "reporter", whose
 * stem is that of "reporting". None for other words.
 */
export const formsOfDoer = (form: string, stems: readonly string[]): string[] =>
  /(?:er|or)$/.test(form) && !isPlain(form, stems)
    ? stems
        .filter((stem) => form.startsWith(stem))
        .flatMap((stem) => ['er', 'or', 'eer', 'ar', 'ator'].map((end) => stem + end))
    : [];
