import { lookThrough } from '../memory/look-through.ts';
import { newestMatches } from '../memory/matches.ts';
import { readQuery } from '../memory/query.ts';
import { recognise } from '../places/places.ts';
import { isPartOfTown } from '../spelling/localities.ts';
import { allOf, lexeme } from '../tsquery.ts';
import { isFiller } from '../vocabulary/fillers.ts';
import { wordsOf } from '../words.ts';
import { countValues } from '../finding/facets.ts';
import type { Lookup } from '../finding/lookup.ts';

const JOBS_READ = 50;
/** Nearly all jobs at a part of a town are in that town. */
const SHARE_IN_TOWN = 0.8;
const LETTERS_LEAST = 4;
const LONGEST_NAME_WORDS = 2;

const isPlace = (word: string) => recognise(word).some((found) => typeof found !== 'string');

/**
 * Finds parts of towns that no list contains, but that the places of jobs name, each with its town:
 * "gopalbari" is in Jaipur. Each has a word that jobs hardly ever have elsewhere than in their
 * place.
 */
export async function partsSaidIn(
  { index }: Pick<Lookup, 'index'>,
  search: string,
  unknown: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const words = wordsOf(search);
  const isTelling = (word: string) =>
    word.length >= LETTERS_LEAST && (unknown.has(word) || isPartOfTown(word));
  const parts = new Map<string, string>();
  for (let length = LONGEST_NAME_WORDS; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length);
      if (!run.some(isTelling) || run.some(isFiller) || run.some(isPlace)) continue;
      if (isPartOfTown(run.join(' '))) continue;
      const town = await lookThrough(() => townOf(index, run));
      if (town !== null) parts.set(run.join(' '), town);
    }
  }
  return parts;
}

function townOf(index: Lookup['index'], run: readonly string[]): string | null {
  const filter = index.numbered(readQuery(allOf(run.map((word) => lexeme(`at:${word}`)))));
  const matches = newestMatches(index, { filter }, JOBS_READ);
  const [first] = countValues(index, matches, (dimension) => dimension === 'location').toSorted(
    (a, b) => b.count - a.count,
  );
  return first && first.count >= SHARE_IN_TOWN * matches.length ? first.value : null;
}
