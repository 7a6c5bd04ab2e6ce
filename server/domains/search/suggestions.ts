import { LRUCache } from 'lru-cache';
import {
  type Suggestion,
  type SuggestionKind,
  suggestionKinds,
} from '../../../contract/search/suggestions.ts';
import type { Db } from '../../platform/database.ts';
import { currentSynonyms, synonymGroups } from './dictionary.ts';
import { placesBeginning } from './places.ts';
import { otherPlace } from './spelling/other-place.ts';
import { otherSpellings } from './spelling/spelling.ts';
import { recountWords } from './spelling/word-counts.ts';
import {
  type FoundName,
  findNames,
  findNamesAlike,
  findNamesByWords,
  findNamesOf,
  recountSuggestions,
} from './suggestion-queries.ts';
import { otherNamesOf } from './synonyms.ts';

const SUGGESTIONS_MAX = 8;
/** The most suggestions of one kind while there are others. */
const SHARE_OF_A_KIND = 4;
/** So many names that a short form stands for come before those that begin with it. */
const MEANT_MAX = 2;
const ENOUGH_NAMES = 3;
/** With fewer letters too much looks alike. */
const SHORTEST_MISTYPED = 4;
const FRESH_MS = 30_000;
const ANSWERS_KEPT = 2_000;

/** Many people type the same beginnings, so recent answers are cached. */
const answers = new WeakMap<Db, LRUCache<string, Suggestion[]>>();

function answersOf(db: Db) {
  const known = answers.get(db);
  if (known) return known;
  const made = new LRUCache<string, Suggestion[]>({ max: ANSWERS_KEPT, ttl: FRESH_MS });
  answers.set(db, made);
  return made;
}

/** Suggestions for the typed text `q`, in the words of open jobs. */
export async function suggest(
  db: Db,
  { q, kind }: { q: string; kind: readonly SuggestionKind[] },
): Promise<Suggestion[]> {
  if (!/[\p{L}\p{N}]/u.test(q)) return [];
  const kinds = kind.length > 0 ? kind : suggestionKinds;
  const kept = answersOf(db);
  const key = [...kinds, q.toLowerCase()].join('\n');
  const known = kept.get(key);
  if (known) return known;
  const answer = choose(await namesFor(db, q, kinds));
  kept.set(key, answer);
  return answer;
}

/**
 * What is typed in short ("ca") is first read as what it stands for; then come names that have the text.
 * Where these are few, names that mean what is begun ("इले"), that have its words in any order ("exe
 * dev"), and that have it in another spelling follow; at last what looks like it.
 */
async function namesFor(
  db: Db,
  typed: string,
  kinds: readonly SuggestionKind[],
): Promise<FoundName[]> {
  const beginningWith = (text: string) =>
    findNames(db, { typed: text, kinds, places: placesBeginning(text) }, SUGGESTIONS_MAX);
  const { meant, begun } = otherNamesOf(await synonymGroups(db), typed);
  const names = [
    ...(await findNamesOf(db, meant, kinds, MEANT_MAX)),
    ...(await beginningWith(typed)),
  ];
  if (names.length >= ENOUGH_NAMES) return names;
  const words = typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  names.push(
    ...(await findNamesOf(db, begun, kinds, SUGGESTIONS_MAX)),
    ...(words.length > 1 ? await findNamesByWords(db, words, kinds, SUGGESTIONS_MAX) : []),
  );
  if (names.length >= ENOUGH_NAMES || typed.length < SHORTEST_MISTYPED) return names;
  const [spelling] = await otherSpellings(db, typed, { synonymsOf: await currentSynonyms(db) });
  const place = otherPlace(typed);
  const corrected = [
    ...(place === null ? [] : await findNamesOf(db, [place], kinds, MEANT_MAX)),
    ...(spelling === undefined ? [] : await beginningWith(spelling.words)),
  ];
  if (countOf(corrected) > countOf(names)) return [...corrected, ...names];
  return names.length > 0 ? names : findNamesAlike(db, typed, kinds, SUGGESTIONS_MAX);
}

const countOf = ([first]: readonly FoundName[]) => first?.count ?? 0;

/** The best first; a text that is both a title and a skill appears once. */
function choose(names: readonly FoundName[]): FoundName[] {
  const counts = new Map<SuggestionKind, number>();
  const first: FoundName[] = [];
  const rest: FoundName[] = [];
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name.key)) continue;
    seen.add(name.key);
    const count = (counts.get(name.kind) ?? 0) + 1;
    counts.set(name.kind, count);
    (count <= SHARE_OF_A_KIND ? first : rest).push(name);
  }
  return [...first, ...rest].slice(0, SUGGESTIONS_MAX);
}

/** Counts how many open jobs have each suggestion. */
export const countSuggestions = (db: Db): Promise<void> =>
  db.transaction().execute(recountSuggestions);

/** Does the scheduled count at once, because many jobs were imported. */
export async function countAnew(db: Db): Promise<void> {
  await countSuggestions(db);
  await db.transaction().execute(recountWords);
}
