import { LRUCache } from 'lru-cache';
import {
  type Suggestion,
  type SuggestionKind,
  suggestionKinds,
} from '../../../contract/search/suggestions.ts';
import type { Db } from '../../platform/database.ts';
import { placesBeginning } from './places.ts';
import { recountWords } from './spelling/word-counts.ts';
import { type FoundName, findNames, recountSuggestions } from './suggestion-queries.ts';

const SUGGESTIONS_MAX = 8;
/** The most suggestions of one kind while there are others. */
const SHARE_OF_A_KIND = 4;
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
  const wanted = { typed: q, kinds, places: placesBeginning(q) };
  const answer = choose(await findNames(db, wanted, SUGGESTIONS_MAX));
  kept.set(key, answer);
  return answer;
}

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

/** Counts what the timetable counts, at once, because many jobs have come. */
export async function countAnew(db: Db): Promise<void> {
  await countSuggestions(db);
  await db.transaction().execute(recountWords);
}
