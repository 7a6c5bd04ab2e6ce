import { SEARCH_CANDIDATES_MAX } from '../../../../contract/constants.ts';
import type { JobFilters } from '../../../../contract/jobs.ts';
import { relaxedKindOf } from '../../../../contract/search/relaxed-kind.ts';
import type { ReadWish, SearchReading } from '../../../../contract/search/search-reading.ts';
import { droppedFilters, type WiderSearch } from '../../../../contract/search/wider-searches.ts';
import { readCriteria } from '../criteria.ts';
import type { ReadFilters } from '../reading/readers.ts';
import { relaxed } from '../reading/relaxed.ts';
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

/**
 * What a search that has few jobs with all its words, and those only in their description, would find without one
 * of the wishes that were read from the words.
 */
export async function withoutOneWish(
  lookup: Lookup,
  {
    asked,
    read,
    wishes,
    found,
    synonymsOf,
  }: {
    asked: JobFilters;
    read: ReadFilters;
    wishes: readonly ReadWish[];
    /** How many jobs have all the words. */
    found: number;
    synonymsOf: Synonyms;
  },
): Promise<SearchReading['without_wish']> {
  if (found > FEW) return null;
  const others: NonNullable<SearchReading['without_wish']> = [];
  for (const wish of wishes) {
    const kind = relaxedKindOf(wish);
    const isOnly = wishes.filter((other) => relaxedKindOf(other) === kind).length === 1;
    if (kind === null || !isOnly) continue;
    const criteria = readCriteria(relaxed(read, asked, [kind]), synonymsOf);
    const total = await countJobs(lookup, criteria, SEARCH_CANDIDATES_MAX);
    if (total > found) others.push({ wish, total, capped: total === SEARCH_CANDIDATES_MAX });
  }
  return others.length > 0 ? others.toSorted((a, b) => b.total - a.total) : null;
}
