import type { Db } from '../../../platform/database.ts';
import { countMatches } from '../memory/matches.ts';
import { lookThrough } from '../memory/look-through.ts';
import { readQuery } from '../memory/query.ts';
import { isKnownPlace, recognise } from '../places/places.ts';
import { LONGEST_NAME_WORDS } from '../reading/place.ts';
import { COST_OF_A_SLIP } from '../spelling/spelling.ts';
import { nearlyNamed, placesNear } from '../spelling/other-place.ts';
import { similarKnownWords, similarWords } from '../spelling/similar-words.ts';
import { countWords } from '../spelling/word-counts.ts';
import { COMMON_WORD_JOBS } from '../spelling/written.ts';
import { knownWords } from '../synonyms/dictionary.ts';
import { anyOf, lexeme } from '../tsquery.ts';
import { runsOf, wordsOf } from '../words.ts';
import type { Lookup } from '../finding/lookup.ts';

const JOBS_COMPARED_MAX = 500;
/** Each word is compared with all places, which takes milliseconds; a text with more of them is no search. */
const UNKNOWN_MOST = 8;

/**
 * The places that misspelt words of a search mean, by these words: "greater nouda", "hubbali". One word alone may
 * as well be misspelt work, so that it means a town only if it is nearer to that than to any word of many jobs.
 */
export async function misspeltPlacesIn(
  { db, index }: Pick<Lookup, 'db' | 'index'>,
  search: string,
  unknown: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const places = new Map<string, string>();
  if (unknown.size === 0 || unknown.size > UNKNOWN_MOST) return places;
  for (const run of runsOf(wordsOf(search), LONGEST_NAME_WORDS)) {
    const named = run.some((word) => unknown.has(word)) ? nearlyNamed(run) : null;
    if (named && unknown.has(named.misspelt)) places.set(run.join(' '), named.name);
  }
  const jobsOf = await countWords(db, [...unknown]);
  for (const word of unknown) {
    // What any job has may be a name.
    if (jobsOf(word) > 0) continue;
    const near = placesNear(word);
    if (near.length === 0 || (await isOfWork(db, word, near[0]?.distance ?? 0))) continue;
    const town = await lookThrough(() => likeliestOf(index, near));
    if (town !== null) places.set(word, town);
  }
  return places;
}

/** Whether a word of many jobs is as near to it. */
async function isOfWork(db: Db, word: string, distance: number): Promise<boolean> {
  const [inJobs, known] = await Promise.all([similarWords(db, word, 1), knownWords(db)]);
  const frequent = inJobs.filter(({ jobs }) => jobs >= COMMON_WORD_JOBS);
  return [...frequent, ...similarKnownWords(known, word, 1)].some(
    (other) => other.distance <= distance && !isKnownPlace(other.text),
  );
}

/** Of places that may be meant, the one that its jobs make likeliest; null if none has a job. */
function likeliestOf(index: Lookup['index'], near: ReturnType<typeof placesNear>): string | null {
  let best: { name: string | null; likelihood: number } = { name: null, likelihood: -Infinity };
  for (const { name, distance } of near) {
    const lexemes = recognise(name).flatMap((found) =>
      typeof found === 'string' ? [] : (found[0]?.lexemes ?? []),
    );
    const filter = index.numbered(readQuery(anyOf(lexemes.map(lexeme))));
    const jobs = countMatches(index, { filter }, JOBS_COMPARED_MAX);
    const likelihood = Math.log(1 + jobs) - COST_OF_A_SLIP * distance;
    if (jobs > 0 && likelihood > best.likelihood) best = { name, likelihood };
  }
  return best.name;
}
