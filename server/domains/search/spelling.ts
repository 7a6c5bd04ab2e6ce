import type { JobFilters } from '../../../contract/jobs.ts';
import type { Db } from '../../platform/database.ts';
import { readCriteria } from './criteria.ts';
import { countMatches, countWord, readSimilarWords } from './queries.ts';
import type { Synonyms } from './synonyms.ts';
import { wordsOf } from './words.ts';

const WORDS_CORRECTED_MAX = 4;
const CANDIDATES_PER_WORD = 4;
/** A word in this many jobs is not corrected. */
const COMMON_WORD_JOBS = 3;
const MATCHES_COMPARED_MAX = 200;

/**
 * The search text with misspelt words replaced by words from jobs, or null if no other spelling
 * finds more.
 */
export async function correctSpelling(
  db: Db,
  filters: JobFilters,
  synonymsOf: Synonyms,
  found: number,
): Promise<string | null> {
  const parts = filters.search.split(/\s+/);
  const doubtful = parts
    .filter((part) => mayBeMisspelt(part, synonymsOf))
    .slice(0, WORDS_CORRECTED_MAX);
  if (doubtful.length === 0) return null;
  const corrections = new Map<string, string>();
  for (const part of doubtful) {
    const better = await betterWord(db, part);
    if (better) corrections.set(part, better);
  }
  if (corrections.size === 0) return null;
  const search = parts.map((part) => corrections.get(part) ?? part).join(' ');
  const corrected = readCriteria({ ...filters, search }, synonymsOf);
  if ((await countMatches(db, corrected, found + 1)) > found) return search;
  // The corrected search may find jobs only elsewhere.
  const anywhere = { ...corrected, chosen: {}, salary: null, postedWithinDays: null };
  return found === 0 && (await countMatches(db, anywhere, 1)) > 0 ? search : null;
}

/**
 * Whether it is a single word of letters, long enough to have a meaning; known phrases are spelt
 * right.
 */
function mayBeMisspelt(part: string, synonymsOf: Synonyms): boolean {
  const words = wordsOf(part);
  return (
    words.length === 1 &&
    /^[\p{L}\p{M}]{4,40}$/u.test(words.join('')) &&
    synonymsOf(words).length === 0
  );
}

/** The nearest word from jobs; of two equally near, the more frequent. */
async function betterWord(db: Db, part: string): Promise<string | null> {
  const [word = ''] = wordsOf(part);
  if ((await countWord(db, word, COMMON_WORD_JOBS)) === COMMON_WORD_JOBS) return null;
  const near = (await readSimilarWords(db, word, transpositionsOf(word)))
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .filter(({ distance }) => distance <= (word.length < 6 ? 1 : 2))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, CANDIDATES_PER_WORD);
  let best: { candidate: string; distance: number; jobs: number } | undefined;
  for (const { candidate, distance } of near) {
    const jobs = await countWord(db, candidate, MATCHES_COMPARED_MAX);
    const isBetter = !best || (distance === best.distance && jobs > best.jobs);
    if (jobs > 0 && isBetter) best = { candidate, distance, jobs };
  }
  return best?.candidate ?? null;
}

/** The word with two neighbouring letters swapped: the most common slip that trigrams miss. */
const transpositionsOf = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

/**
 * The number of letters to insert, delete, replace or swap with a neighbour (optimal string
 * alignment distance).
 */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const change = from[i - 1] === to[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + change,
        isSwap ? at(beforeLast, j - 2) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = row;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Infinity;
