import { JobFilters } from '../../../../contract/jobs.ts';
import type { Db } from '../../../platform/database.ts';
import type { Criteria } from '../criteria.ts';
import { countMatches } from '../queries.ts';
import type { Synonyms } from '../synonyms.ts';
import { otherPlace } from './other-place.ts';
import { otherSpellings } from './spelling.ts';

/** With so many results another spelling is not looked for. */
export const ENOUGH_RESULTS = 20;
/** Another spelling is searched at once if it finds so many times as much, and else offered. */
const TIMES_BETTER = 10;
const SPELLINGS_TRIED_MAX = 3;
const MATCHES_COMPARED_MAX = 500;

interface Attempt {
  filters: JobFilters;
  /** How many jobs have all the words as typed. */
  found: number;
  synonymsOf: Synonyms;
  searched: (filters: JobFilters) => Criteria;
}

/** With so many jobs at a place another is not looked for. */
const ENOUGH_AT_PLACE = 5;

/** The place that was probably meant, where next to no job is at the typed one; null otherwise. */
export async function correctPlace(
  db: Db,
  { filters, searched }: Pick<Attempt, 'filters' | 'searched'>,
): Promise<string | null> {
  if (filters.location === '') return null;
  const jobsAt = (location: string) =>
    countMatches(db, searched({ ...JobFilters.parse({}), location }), ENOUGH_AT_PLACE);
  const typed = await jobsAt(filters.location);
  if (typed === ENOUGH_AT_PLACE) return null;
  const other = otherPlace(filters.location);
  return other !== null && (await jobsAt(other)) > typed ? other : null;
}

/** Another spelling of a search that finds little; `isApplied` if it finds much more. */
export async function correctSpelling(
  db: Db,
  { filters, found, synonymsOf, searched }: Attempt,
): Promise<{ words: string; isApplied: boolean } | null> {
  if (found >= ENOUGH_RESULTS || filters.search === '') return null;
  const spellings = await otherSpellings(db, filters.search, synonymsOf);
  let best = { words: '', matches: 0 };
  for (const words of spellings.slice(0, SPELLINGS_TRIED_MAX)) {
    const criteria = searched({ ...filters, search: words });
    const matches = await countMatches(db, criteria, MATCHES_COMPARED_MAX);
    if (matches > best.matches) best = { words, matches };
  }
  const [likeliest] = spellings;
  if (best.matches > found) {
    return { words: best.words, isApplied: best.matches >= TIMES_BETTER * found };
  }
  if (found > 0 || likeliest === undefined) return null;
  // Jobs with most of the words may have the corrected ones, or the place may have none.
  const criteria = searched({ ...filters, search: likeliest });
  if (criteria.terms.length > 1) return { words: likeliest, isApplied: true };
  const anywhere = { ...criteria, chosen: {}, salary: null, postedWithinDays: null };
  const isElsewhere = (await countMatches(db, anywhere, 1)) > 0;
  return isElsewhere ? { words: likeliest, isApplied: false } : null;
}
