import type { JobFilters } from '../../../../contract/jobs.ts';
import { relaxedKindOf } from '../../../../contract/search/relaxed-kind.ts';
import type { SearchReading } from '../../../../contract/search/search-reading.ts';
import { droppedFilters, type WiderSearch } from '../../../../contract/search/wider-searches.ts';
import { readCriteria } from '../criteria.ts';
import type { ReadFilters } from '../reading/readers.ts';
import { relaxed } from '../reading/relaxed.ts';
import { isSet, unset } from '../reading/set-filters.ts';
import type { Synonyms } from '../synonyms/synonyms.ts';
import type { Understood } from '../understanding/understand.ts';
import { countOffered } from './count-jobs.ts';
import type { FoundPage } from './find.ts';
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
    const offered = await countOffered(lookup, criteria);
    if (offered.total > found) wider.push({ without, ...offered });
  }
  return wider.toSorted((a, b) => b.total - a.total).slice(0, OFFERED_MAX);
}

/**
 * What one wish less, of those that were read from the words, would bring to a search that finds few jobs with all its
 * words, and those only in their description. Null where a wish was left out already.
 */
export async function withoutOneWish(
  lookup: Lookup,
  { read, wishes, relaxed: leftOut, synonymsOf }: Understood,
  { asked, found }: { asked: JobFilters; found: FoundPage },
): Promise<SearchReading['without_wish']> {
  const hasAnswer = found.first_tier > 0 || found.all_words_total > FEW;
  if (hasAnswer || leftOut.length > 0 || found.total === 0) return null;
  const others: NonNullable<SearchReading['without_wish']> = [];
  for (const wish of wishes) {
    const kind = relaxedKindOf(wish);
    const isOnly = wishes.filter((other) => relaxedKindOf(other) === kind).length === 1;
    if (kind === null || !isOnly) continue;
    const criteria = readCriteria(relaxed(read, asked, [kind]), synonymsOf);
    const offered = await countOffered(lookup, criteria);
    if (offered.total > found.all_words_total) others.push({ wish, ...offered });
  }
  return others.length > 0 ? others.toSorted((a, b) => b.total - a.total) : null;
}
