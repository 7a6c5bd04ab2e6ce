import { LRUCache } from 'lru-cache';
import { JobFilters } from '../../../../contract/jobs.ts';
import type { Db } from '../../../platform/database.ts';
import { isTitled } from './is-titled.ts';
import { findsAsAsked } from '../understanding/understand.ts';
import { type Lookup, openLookup } from './lookup.ts';

const KEPT = 10_000;
/**
 * What finds jobs seldom stops doing so soon; what finds nothing may find the next job that is
 * posted.
 */
const FOUND_KEPT_MS = 600_000;
const NOTHING_KEPT_MS = 30_000;

/** Whether a search finds jobs with all that was asked for, only related ones, or none. */
type Finding = 'whole' | 'near' | 'none';

const kept = new WeakMap<Db, LRUCache<string, Finding>>();

/**
 * The first few of these searches that find a job with all that they ask for, or did so a short while ago; where none of
 * them does, those that find jobs for related work.
 */
export async function whichFind(
  db: Db,
  searches: readonly string[],
  most: number,
): Promise<string[]> {
  const known = kept.get(db) ?? new LRUCache<string, Finding>({ max: KEPT });
  kept.set(db, known);
  const whole: string[] = [];
  const near: string[] = [];
  let lookup: Lookup | undefined;
  for (const search of searches) {
    if (whole.length === most) break;
    let finding = known.get(search);
    if (finding === undefined) {
      lookup ??= await openLookup(db);
      finding = await findingOf(lookup, search);
      known.set(search, finding, { ttl: finding === 'none' ? NOTHING_KEPT_MS : FOUND_KEPT_MS });
    }
    if (finding === 'whole') whole.push(search);
    if (finding === 'near') near.push(search);
  }
  return whole.length > 0 ? whole : near.slice(0, most);
}

async function findingOf(lookup: Lookup, search: string): Promise<Finding> {
  const filters = JobFilters.parse({ search });
  if (await isTitled(lookup, filters)) return 'whole';
  return findsAsAsked(lookup, { ...filters, page: 1, limit: 1 });
}
