import type { Db } from '../../../platform/database.ts';
import { readSimilarWords } from '../queries.ts';
import { recognise } from '../places.ts';
import { knownWords } from '../dictionary.ts';
import type { Synonyms } from '../synonyms.ts';
import { isFiller } from '../text-query.ts';
import { wordsOf } from '../words.ts';
import { heardDistance, slipDistance } from './distance.ts';
import { inLatin, isHindi } from './hindi.ts';
import { placesByPart } from './localities.ts';
import { countWords } from './word-counts.ts';

const WORDS_CORRECTED_MAX = 4;
/** So many words are considered in place of one; which of them fits is seen by what they find. */
const WORDS_IN_PLACE_MAX = 3;
/** A word in so many jobs is not corrected; one of three letters, often a name, not if any job has it. */
const COMMON_WORD_JOBS = 20;
/** A slip has to be so many times less likely than the right word, as a power of e. */
export const COST_OF_A_SLIP = 3;
/** Words that are joined or split, as slips. */
const SPACE_DISTANCE = 0.8;
const LETTERS_LEAST = 3;
/** The rest of a word whose beginning was typed, as slips; fewer letters begin too many words. */
const COMPLETION_DISTANCE = 0.8;
const BEGINNING_LEAST = 4;
/** With fewer of its letters it is another word, not a misspelt one. */
const SHARE_OF_LETTERS_KEPT = 2 / 3;
/** A word of the dictionary counts as if so many jobs had it. */
const KNOWN_WORD_JOBS = 60;

export interface Spelling {
  words: string;
  /** How unlikely its slips are, as a power of e: what the search finds has to outweigh it. */
  cost: number;
}

interface Replacement {
  text: string;
  cost: number;
}

/**
 * Other spellings of a search, likeliest first by their words alone: doubtful words replaced by words
 * from jobs, and words joined or split. Known phrases, places and words that many jobs have stay.
 */
export async function otherSpellings(
  db: Db,
  search: string,
  synonymsOf: Synonyms,
): Promise<Spelling[]> {
  const parts = search.split(/\s+/).filter(Boolean);
  const words = parts.map((part) => wordsOf(part).join(' '));
  const pairs = words.map((word, index) => word + (words[index + 1] ?? ''));
  const jobsOf = await countWords(db, [...words, ...pairs]);
  const known = new Set(await knownWords(db));
  const isDoubtful = (word: string) =>
    jobsOf(word) < (word.length > LETTERS_LEAST ? COMMON_WORD_JOBS : 1) &&
    !known.has(word) &&
    mayBeMisspelt(word, synonymsOf);
  const doubtful = [...words.entries()].filter(([, word]) => isDoubtful(word));
  const choices: Replacement[][] = parts.map((text) => [{ text, cost: 0 }]);
  for (const [index, word] of doubtful.slice(0, WORDS_CORRECTED_MAX)) {
    const isLast = index === words.length - 1;
    const better = await betterWords(db, word, { jobs: jobsOf(word), isLast });
    if (better.length > 0) choices[index] = better;
  }
  const likeliest = choices.flatMap((alternatives) => alternatives.slice(0, 1));
  /** The likeliest words, with others in place of some of them. */
  const spell = (at: number, length: number, others: readonly Replacement[]): Spelling => {
    const all = [...likeliest.slice(0, at), ...others, ...likeliest.slice(at + length)];
    return {
      words: all.map(({ text }) => text).join(' '),
      cost: all.reduce((sum, { cost }) => sum + cost, 0),
    };
  };
  const joined = pairs.flatMap((text, at) =>
    at + 1 < parts.length && jobsOf(text) > 0
      ? [spell(at, 2, [{ text, cost: COST_OF_A_SLIP * SPACE_DISTANCE }])]
      : [],
  );
  const lessLikely = choices.flatMap(([, ...others], at) =>
    others.map((other) => spell(at, 1, [other])),
  );
  return [spell(0, 0, []), ...joined, ...lessLikely].filter(
    ({ words: spelt }, index, all) =>
      spelt !== parts.join(' ') && all.findIndex(({ words: same }) => same === spelt) === index,
  );
}

/** Whether it is a single word of letters, long enough to have a meaning, and no known name. */
const mayBeMisspelt = (word: string, synonymsOf: Synonyms): boolean =>
  word.length >= LETTERS_LEAST &&
  /^[\p{L}\p{M}]{3,40}$/u.test(word) &&
  !isFiller(word) &&
  synonymsOf([word]).length === 0 &&
  !placesByPart.has(word) &&
  recognise(word).every((found) => typeof found === 'string');

/**
 * The words from jobs that were probably meant, likeliest first: near or said alike, and frequent. The
 * last word of a search may be unfinished.
 */
async function betterWords(
  db: Db,
  typed: string,
  { jobs, isLast }: { jobs: number; isLast: boolean },
): Promise<Replacement[]> {
  const word = isHindi(typed) ? inLatin(typed) : typed;
  const similar = await readSimilarWords(db, word, [
    ...transpositionsOf(word),
    ...shortenedOf(word),
  ]);
  const found = new Map<string, Replacement & { likelihood: number }>();
  const allowed = slipsAllowed(word);
  const completes = (text: string) =>
    isLast && word.length >= BEGINNING_LEAST && text.startsWith(word);
  const consider = (text: string, slips: number, jobsWithIt: number) => {
    const distance = completes(text) ? Math.min(slips, COMPLETION_DISTANCE) : slips;
    const isTooShort = text.length < SHARE_OF_LETTERS_KEPT * word.length;
    if (distance > allowed || isTooShort || isFiller(text)) return;
    const cost = COST_OF_A_SLIP * distance * shortnessOf(word);
    const likelihood = Math.log(1 + jobsWithIt) - cost;
    const before = found.get(text);
    if (!before || likelihood > before.likelihood) found.set(text, { text, cost, likelihood });
  };
  for (const { word: text, jobs: jobsWithIt, is_alike } of similar) {
    consider(text, (is_alike ? heardDistance : slipDistance)(word, text, allowed), jobsWithIt);
  }
  for (const known of await knownWords(db)) {
    const isOther = Math.abs(known.length - word.length) > LETTERS_LEAST && !completes(known);
    if (isOther || known.length < LETTERS_LEAST) continue;
    consider(known, slipDistance(word, known, allowed), KNOWN_WORD_JOBS);
  }
  const splits = splitsOf(word);
  const jobsOf = await countWords(db, splits.flat());
  for (const [first, second] of splits) {
    const both = Math.min(jobsOf(first), jobsOf(second));
    if (both >= COMMON_WORD_JOBS) consider(`${first} ${second}`, SPACE_DISTANCE, both / 4);
  }
  return [...found.values()]
    .filter(({ likelihood }) => jobs === 0 || likelihood > Math.log(1 + jobs))
    .toSorted((a, b) => b.likelihood - a.likelihood)
    .slice(0, WORDS_IN_PLACE_MAX);
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
