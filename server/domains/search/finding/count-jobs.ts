import { SEARCH_CANDIDATES_MAX } from '../../../../contract/constants.ts';
import { conditionsOf } from './candidates.ts';
import type { Criteria } from '../criteria.ts';
import { lookThrough } from '../memory/look-through.ts';
import { countMatches } from '../memory/matches.ts';
import type { Lookup } from './lookup.ts';
import { numberCriteria } from './numbered-criteria.ts';

/** How many open jobs have all the words, at most `most`. */
export async function countJobs(lookup: Lookup, criteria: Criteria, most: number): Promise<number> {
  const numbered = await numberCriteria(lookup, criteria);
  return lookThrough(() => countMatches(lookup.index, conditionsOf({ criteria, numbered }), most));
}

/** How many jobs a page says that another search finds. If `capped`, there are at least so many. */
export async function countOffered(
  lookup: Lookup,
  criteria: Criteria,
): Promise<{ total: number; capped: boolean }> {
  const total = await countJobs(lookup, criteria, SEARCH_CANDIDATES_MAX);
  return { total, capped: total === SEARCH_CANDIDATES_MAX };
}
