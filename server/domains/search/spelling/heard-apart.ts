import type { Db } from '../../../platform/database.ts';
import { knownWords } from '../synonyms/dictionary.ts';
import { isCarrier } from '../vocabulary/everyday-words.ts';
import { isFiller } from '../vocabulary/fillers.ts';
import { slipDistance, soundOf } from './distance.ts';
import { similarWords } from './similar-words.ts';
import { countWords } from './word-counts.ts';
import { COMMON_WORD_JOBS, type WrittenWords } from './written.ts';

/** "Physio there pist" */
const WORDS_MOST = 3;
const LETTERS = /^[a-z]+$/;
/** So many letters together are not said like another word by accident. */
const LETTERS_LEAST = 7;
const LETTERS_MOST = 20;
const SOUNDS_LEAST = 3;
const SLIPS_MOST = 2.5;
/** A sentence says its words whole. */
const WORDS_OF_A_SENTENCE = 7;
/** A known word of so few letters is an abbreviation, which nobody hears: "ca inter" is no counter. */
const LETTERS_OF_ABBREVIATIONS = 3;
/** What so few jobs have is a slip there, too. */
const SELDOM = 2;

interface Heard {
  /** Where the words begin, and how many they are. */
  at: number;
  length: number;
  text: string;
  distance: number;
}

/**
 * Words that together are said like one word of jobs: a phone that is spoken to writes "soft where engineer" and
 * "java devil oper".
 */
export async function heardApart(
  db: Db,
  words: readonly string[],
  { inARow }: Pick<WrittenWords, 'inARow'>,
): Promise<Heard[]> {
  if (words.length >= WORDS_OF_A_SENTENCE) return [];
  const runs = words.flatMap((_, at) =>
    Array.from({ length: WORDS_MOST - 1 }, (__, more) => ({ at, length: more + 2 }))
      .filter(({ length }) => at + length <= words.length)
      // A sign by itself is no word.
      .filter(({ length }) => words.slice(at, at + length).every((word) => LETTERS.test(word)))
      .map((run) => ({ ...run, joined: words.slice(at, at + run.length).join('') })),
  );
  const likely = runs.filter(({ joined }) => mayBeOne(joined));
  const [jobsOf, known] = await Promise.all([
    countWords(
      db,
      likely.map(({ joined }) => joined),
    ),
    knownWords(db),
  ]);
  const heard: Heard[] = [];
  for (const { at, length, joined } of likely) {
    const run = words.slice(at, at + length);
    if (jobsOf(joined) > SELDOM || run.some((word) => isShort(word) && known.has(word))) continue;
    const [best] = (await similarWords(db, joined, SLIPS_MOST))
      .filter(({ text, jobs }) => jobs >= COMMON_WORD_JOBS || known.has(text))
      .filter(({ text }) => soundOf(text) === soundOf(joined))
      .map(({ text }) => ({ text, distance: slipDistance(joined, text, SLIPS_MOST) }))
      .filter(({ distance }) => distance <= SLIPS_MOST)
      .toSorted((a, b) => a.distance - b.distance);
    if (best && (await inARow(run)) === 0) heard.push({ at, length, ...best });
  }
  return heard;
}

const isShort = (word: string): boolean =>
  word.length <= LETTERS_OF_ABBREVIATIONS && !isFiller(word) && !isCarrier(word);

const mayBeOne = (joined: string): boolean =>
  joined.length >= LETTERS_LEAST &&
  joined.length <= LETTERS_MOST &&
  soundOf(joined).length >= SOUNDS_LEAST;
