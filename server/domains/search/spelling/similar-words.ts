import { LRUCache } from 'lru-cache';
import type { Db } from '../../../platform/database.ts';
import { readSimilarWords } from '../queries.ts';
import { heardDistance, slipDistance } from './distance.ts';

/**
 * Keeps the words that resemble a misspelt one, because people make the same mistakes again and
 * again, and one search looks at each of them several times.
 */

interface Similar {
  text: string;
  /** How far it is from the misspelt word, in slips. */
  distance: number;
}
interface SimilarInJobs extends Similar {
  jobs: number;
}

const KEPT = 2_000;
/** Kept as long as the counts of words. */
const FRESH_MS = 60_000;
/**
 * Words whose lengths differ by more do not resemble each other, unless one begins with the other.
 */
const LETTERS_APART_MOST = 3;

const inJobs = new WeakMap<Db, LRUCache<string, readonly SimilarInJobs[]>>();

/** Similar words in jobs, as of a minute ago at most. */
export async function similarWords(
  db: Db,
  word: string,
  allowed: number,
): Promise<readonly SimilarInJobs[]> {
  const kept = inJobs.get(db) ?? new LRUCache({ max: KEPT, ttl: FRESH_MS });
  inJobs.set(db, kept);
  const known = kept.get(word);
  if (known) return known;
  const others = [...movedIn(word), ...shortenedOf(word)];
  const similar = (await readSimilarWords(db, word, others)).map(
    ({ word: text, jobs, is_alike }) => ({
      text,
      distance: (is_alike ? heardDistance : slipDistance)(word, text, allowed),
      jobs,
    }),
  );
  kept.set(word, similar);
  return similar;
}

const inDictionary = new WeakMap<ReadonlySet<string>, LRUCache<string, readonly Similar[]>>();

/** Similar words in a dictionary. */
export function similarKnownWords(
  dictionary: ReadonlySet<string>,
  word: string,
  allowed: number,
): readonly Similar[] {
  const kept = inDictionary.get(dictionary) ?? new LRUCache({ max: KEPT });
  inDictionary.set(dictionary, kept);
  const known = kept.get(word);
  if (known) return known;
  const similar: Similar[] = [];
  for (const text of dictionary) {
    const isBegun = text.startsWith(word);
    if (Math.abs(text.length - word.length) > LETTERS_APART_MOST && !isBegun) continue;
    const distance = slipDistance(word, text, allowed);
    if (distance <= allowed || isBegun) similar.push({ text, distance });
  }
  kept.set(word, similar);
  return similar;
}

const MOVED_BY_MOST = 2;

/**
 * The word with one letter a place or two further on or back: the most common slips that trigrams
 * miss. A letter that moves on by one is the same as its neighbour that moves back.
 */
function movedIn(word: string): string[] {
  const others: string[] = [];
  for (let by = 1; by <= MOVED_BY_MOST; by += 1) {
    for (let at = 0; at + by < word.length; at += 1) {
      const [before, from, between, to, after] = [
        word.slice(0, at),
        word.charAt(at),
        word.slice(at + 1, at + by),
        word.charAt(at + by),
        word.slice(at + by + 1),
      ];
      others.push(before + between + to + from + after);
      if (by > 1) others.push(before + to + from + between + after);
    }
  }
  return others;
}

/** The word without one of its letters. */
const shortenedOf = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));
