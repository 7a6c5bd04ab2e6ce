import { SEARCH_CANDIDATES_MAX } from '../../../../contract/constants.ts';
import type { JobFilters } from '../../../../contract/jobs.ts';
import {
  type DroppedFilter,
  droppedFilters,
  type WiderSearch,
} from '../../../../contract/search/wider-searches.ts';
import { readCriteria } from '../criteria.ts';
import type { ReadFilters } from '../reading/readers.ts';
import type { Synonyms } from '../synonyms.ts';
import { countJobs } from './count-jobs.ts';
import type { Lookup } from './wanted.ts';

/** With more jobs nobody asks what a filter has left out. */
const FEW = 5;
const OFFERED_MAX = 4;

/** What a search that finds so few would find without one of the filters that somebody set, the most first. */
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
    const criteria = readCriteria({ ...read, ...dropped(without) }, synonymsOf);
    const total = await countJobs(lookup, criteria, SEARCH_CANDIDATES_MAX);
    if (total > found) wider.push({ without, total, capped: total === SEARCH_CANDIDATES_MAX });
  }
  return wider.toSorted((a, b) => b.total - a.total).slice(0, OFFERED_MAX);
}

function isSet(filters: JobFilters, filter: DroppedFilter): boolean {
  switch (filter) {
    case 'salary':
      return filters.salary_min !== undefined || filters.salary_max !== undefined;
    case 'verified':
      return filters.verified || filters.verified_only === true;
    default: {
      const value = filters[filter];
      return Array.isArray(value) ? value.length > 0 : Boolean(value ?? false) || value === 0;
    }
  }
}

function dropped(filter: DroppedFilter): Partial<JobFilters> {
  switch (filter) {
    case 'salary':
      return { salary_min: undefined, salary_max: undefined };
    case 'verified':
      return { verified: false, verified_only: undefined };
    case 'location':
      return { location: '' };
    case 'direct':
      return { direct: false };
    case 'experience_years':
    case 'posted_within':
    case 'company_id':
      return { [filter]: undefined };
    default:
      return { [filter]: [] };
  }
}
