import { SEARCH_CANDIDATES_MAX } from '../../../../contract/constants.ts';
import type { JobFilters } from '../../../../contract/jobs.ts';
import { droppedFilters, type WiderSearch } from '../../../../contract/search/wider-searches.ts';
import { readCriteria } from '../criteria.ts';
import type { ReadFilters } from '../reading/readers.ts';
import { isSet, unset } from '../reading/set-filters.ts';
import type { Synonyms } from '../synonyms/synonyms.ts';
import { countJobs } from './count-jobs.ts';
import type { Lookup } from './lookup.ts';

/** If more jobs than this are found, no wider search is offered. */
const FEW = 5;
const OFFERED_MAX = 4;

/**
 * What a search that finds few jobs would find without one of the filters that were set, the most
 * first.
 */
export async function widerSearches(
  lookup: Lookup,
  {
    asked,
    read,
    found,
    synonymsOf,
  }: { asked: JobFilters; read: ReadFilters; found: number; synonymsOf: Synonyms },
): Promise<WiderSearch[]> {
  if (found > FEW) return [];
  const wider: WiderSearch[] = [];
  for (const without of droppedFilters.filter((filter) => isSet(asked, filter))) {
    const criteria = readCriteria({ ...read, ...unset(without) }, synonymsOf);
    const total = await countJobs(lookup, criteria, SEARCH_CANDIDATES_MAX);
    if (total > found) wider.push({ without, total, capped: total === SEARCH_CANDIDATES_MAX });
  }
  return wider.toSorted((a, b) => b.total - a.total).slice(0, OFFERED_MAX);
}
