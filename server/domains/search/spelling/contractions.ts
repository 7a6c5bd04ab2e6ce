import type { Db } from '../../../platform/database.ts';
import { knownWords } from '../synonyms/dictionary.ts';
import { countWords } from './word-counts.ts';
import { COMMON_WORD_JOBS } from './written.ts';

const CONSONANTS = /^[bcdfghjklmnpqrstvwxz]{3,6}$/;
/** A word is written shorter by more than its first vowel. */
const LETTERS_LEFT_OUT_LEAST = 3;

/** The words of work that are written so without their vowels, the most frequent first: "nsg" is nursing, "mktg" marketing. */
export async function writtenOut(db: Db, word: string): Promise<{ text: string; jobs: number }[]> {
  if (!CONSONANTS.test(word)) return [];
  const words = [...(await knownWords(db))].filter((text) => isShortFor(word, text));
  const jobsOf = await countWords(db, words);
  return words
    .map((text) => ({ text, jobs: jobsOf(text) }))
    .filter(({ jobs }) => jobs >= COMMON_WORD_JOBS)
    .toSorted((a, b) => b.jobs - a.jobs);
}

/** Whether the letters are those of a word in their order, from its first to its last one. */
function isShortFor(short: string, text: string): boolean {
  if (text.length < short.length + LETTERS_LEFT_OUT_LEAST) return false;
  if (text[0] !== short[0] || text.at(-1) !== short.at(-1)) return false;
  let at = 0;
  for (const letter of text) if (letter === short[at]) at += 1;
  return at === short.length;
}
