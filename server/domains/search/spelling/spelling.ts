import type { Db } from '../../../platform/database.ts';
import { readSimilarWords } from '../queries.ts';
import { recognise } from '../places.ts';
import { knownWords } from '../dictionary.ts';
import type { Synonyms } from '../synonyms.ts';
import { isFiller } from '../text-query.ts';
import { wordsOf } from '../words.ts';
import { slipDistance } from './distance.ts';
import { inLatin, isHindi } from './hindi.ts';
import { countWords } from './word-counts.ts';

const WORDS_CORRECTED_MAX = 4;
/** A word in so many jobs is not corrected. */
const COMMON_WORD_JOBS = 20;
/** A slip has to be so many times less likely than the right word, as a power of e. */
const COST_OF_A_SLIP = 2.6;
/** What is said alike may be spelt as differently as this. */
const SOUND_DISTANCE = 0.7;
/** Words that are joined or split, as slips. */
const SPACE_DISTANCE = 0.8;
const LETTERS_LEAST = 3;
/** A word of the dictionary counts as if so many jobs had it. */
const KNOWN_WORD_JOBS = 60;

/**
 * Other spellings of a search, likeliest first: doubtful words replaced by words from jobs, and words
 * joined or split. Known phrases, places and words that many jobs have stay as they are.
 */
export async function otherSpellings(
  db: Db,
  search: string,
  synonymsOf: Synonyms,
): Promise<string[]> {
  const parts = search.split(/\s+/).filter(Boolean);
  const words = parts.map((part) => wordsOf(part).join(' '));
  const pairs = words.map((word, index) => word + (words[index + 1] ?? ''));
  const jobsOf = await countWords(db, [...words, ...pairs]);
  const known = new Set(await knownWords(db));
  const isDoubtful = (word: string) =>
    jobsOf(word) < COMMON_WORD_JOBS && !known.has(word) && mayBeMisspelt(word, synonymsOf);
  const replaced = [...parts];
  const doubtful = [...words.entries()].filter(([, word]) => isDoubtful(word));
  for (const [index, word] of doubtful.slice(0, WORDS_CORRECTED_MAX)) {
    const better = await betterWord(db, word, jobsOf(word));
    if (better) replaced[index] = better;
  }
  const joined = parts.flatMap((_, index) => {
    const isKnown = index + 1 < parts.length && jobsOf(pairs[index] ?? '') > 0;
    return isKnown
      ? [[...replaced.slice(0, index), pairs[index], ...replaced.slice(index + 2)].join(' ')]
      : [];
  });
  return [...new Set([replaced.join(' '), ...joined])].filter(
    (spelling) => spelling !== parts.join(' '),
  );
}

/** Whether it is a single word of letters, long enough to have a meaning, and no known name. */
const mayBeMisspelt = (word: string, synonymsOf: Synonyms): boolean =>
  word.length >= LETTERS_LEAST &&
  /^[\p{L}\p{M}]{3,40}$/u.test(word) &&
  !isFiller(word) &&
  synonymsOf([word]).length === 0 &&
  recognise(word).every((found) => typeof found === 'string');

/** The word from jobs that was probably meant: near or said alike, and frequent. */
async function betterWord(db: Db, typed: string, jobs: number): Promise<string | null> {
  const word = isHindi(typed) ? inLatin(typed) : typed;
  const similar = await readSimilarWords(db, word, [
    ...transpositionsOf(word),
    ...shortenedOf(word),
  ]);
  const likelihoodOf = (distance: number, found: number) =>
    Math.log(1 + found) - COST_OF_A_SLIP * distance * shortnessOf(word);
  let best: { text: string; likelihood: number } | undefined;
  const consider = (text: string, likelihood: number) => {
    if (!best || likelihood > best.likelihood) best = { text, likelihood };
  };
  for (const { word: text, jobs: found, is_alike } of similar) {
    const distance = slipDistance(word, text);
    const heard = is_alike ? Math.min(distance, SOUND_DISTANCE) : distance;
    if (heard <= slipsAllowed(word)) consider(text, likelihoodOf(heard, found));
  }
  for (const known of await knownWords(db)) {
    if (Math.abs(known.length - word.length) > LETTERS_LEAST || known.length < LETTERS_LEAST)
      continue;
    const distance = slipDistance(word, known);
    if (distance <= slipsAllowed(word)) consider(known, likelihoodOf(distance, KNOWN_WORD_JOBS));
  }
  const splits = splitsOf(word);
  const jobsOf = await countWords(db, splits.flat());
  for (const [first, second] of splits) {
    const found = Math.min(jobsOf(first), jobsOf(second));
    if (found >= COMMON_WORD_JOBS)
      consider(`${first} ${second}`, likelihoodOf(SPACE_DISTANCE, found / 4));
  }
  return best && (jobs === 0 || best.likelihood > Math.log(1 + jobs)) ? best.text : null;
}

/** One slip changes much of a short word. */
const shortnessOf = (word: string) => (word.length < 5 ? 1.3 : 1);
const slipsAllowed = (word: string) => (word.length < 5 ? 1 : word.length < 8 ? 1.7 : 2.5);

/** The word with two neighbouring letters swapped: the most common slip that trigrams miss. */
const transpositionsOf = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

/** The word without one of its letters. */
const shortenedOf = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));

const splitsOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * LETTERS_LEAST + 1) }, (_, at) => [
    word.slice(0, at + LETTERS_LEAST),
    word.slice(at + LETTERS_LEAST),
  ]);
