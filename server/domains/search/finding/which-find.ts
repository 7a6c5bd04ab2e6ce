import { LRUCache } from 'lru-cache';
import { JobFilters } from '../../../../contract/jobs.ts';
import type { Db } from '../../../platform/database.ts';
import { readCriteria } from '../criteria.ts';
import { currentSynonyms } from '../dictionary.ts';
import { lookThrough } from '../memory/look-through.ts';
import { readWish } from '../reading/wish.ts';
import { candidatesTitled } from './candidates.ts';
import { findsAsAsked } from './understand.ts';
import { type Lookup, openLookup, readWanted } from './wanted.ts';

const KEPT = 10_000;
/** A search seldom finds nothing again soon; one that found nothing may find the next job that is posted. */
const FOUND_KEPT_MS = 600_000;
const NOTHING_KEPT_MS = 30_000;

const kept = new WeakMap<Db, LRUCache<string, boolean>>();

/** The first few of these searches that find a job with all that they ask for, or did so a short while ago. */
export async function whichFind(
  db: Db,
  searches: readonly string[],
  most: number,
): Promise<string[]> {
  const known = kept.get(db) ?? new LRUCache<string, boolean>({ max: KEPT });
  kept.set(db, known);
  const finding: string[] = [];
  let lookup: Lookup | undefined;
  for (const search of searches) {
    if (finding.length === most) break;
    let answer = known.get(search);
    if (answer === undefined) {
      lookup ??= await openLookup(db);
      answer = await findsWhole(lookup, search);
      known.set(search, answer, { ttl: answer ? FOUND_KEPT_MS : NOTHING_KEPT_MS });
    }
    if (answer) finding.push(search);
  }
  return finding;
}

async function findsWhole(lookup: Lookup, search: string): Promise<boolean> {
  const filters = JobFilters.parse({ search });
  if (await isTitle(lookup, filters)) return true;
  return findsAsAsked(lookup, { ...filters, page: 1, limit: 1 });
}

/** Whether the title of a job has all the words: one look through the index, where a search takes several. */
async function isTitle(lookup: Lookup, asked: JobFilters): Promise<boolean> {
  const criteria = readCriteria(readWish(asked).filters, await currentSynonyms(lookup.db));
  const wanted = await readWanted(lookup, criteria);
  const search = { index: lookup.index, criteria, wanted };
  const titled = await lookThrough(() => candidatesTitled(search, 1));
  return wanted.text !== null && titled.length > 0;
}
