import { JobFilters } from '../../../../contract/jobs.ts';
import type { Db } from '../../../platform/database.ts';
import type { Criteria } from '../criteria.ts';
import type { ReadFilters } from '../reading/readers.ts';
import { relatedTo } from '../ranking/related-roles.ts';
import type { Synonyms } from '../synonyms.ts';
import { otherPlaces } from './other-place.ts';
import { wordsOf } from '../words.ts';
import { COST_OF_A_SLIP, otherSpellings } from './spelling.ts';

/** With so many results another spelling is not looked for. */
export const ENOUGH_RESULTS = 20;
/** Another spelling is searched at once if it finds so many times as much, and else offered. */
const TIMES_BETTER = 10;
const LETTERS_OF_SHORT_NAMES = 3;
const SPELLINGS_TRIED_MAX = 4;
const MATCHES_COMPARED_MAX = 500;

interface Attempt {
  filters: ReadFilters;
  /** How many jobs have all the words as typed. */
  found: number;
  synonymsOf: Synonyms;
  searched: (filters: ReadFilters) => Criteria;
  /** How many jobs have all the words, at most so many. */
  count: (criteria: Criteria, most: number) => Promise<number>;
}

/** With so many jobs at a place another is not looked for. */
const ENOUGH_AT_PLACE = 5;

/** The place that was probably meant, where next to no job is at the typed one; null otherwise. */
export async function correctPlace({
  filters,
  searched,
  count,
}: Pick<Attempt, 'filters' | 'searched' | 'count'>): Promise<string | null> {
  if (filters.location === '') return null;
  const jobsAt = (location: string, most: number) =>
    count(searched({ ...JobFilters.parse({}), location }), most);
  const typed = await jobsAt(filters.location, ENOUGH_AT_PLACE);
  if (typed === ENOUGH_AT_PLACE) return null;
  let best: { place: string | null; likelihood: number } = { place: null, likelihood: -Infinity };
  for (const { name, distance } of otherPlaces(filters.location)) {
    const matches = await jobsAt(name, MATCHES_COMPARED_MAX);
    const likelihood = Math.log(1 + matches) - COST_OF_A_SLIP * distance;
    if (matches > typed && likelihood > best.likelihood) best = { place: name, likelihood };
  }
  return best.place;
}

/** Another spelling of a search that finds little; `isApplied` if it finds much more. */
export async function correctSpelling(
  db: Db,
  { filters, found, synonymsOf, searched, count }: Attempt,
): Promise<{ words: string; isApplied: boolean } | null> {
  if (found >= ENOUGH_RESULTS || filters.search === '') return null;
  const spellings = await otherSpellings(db, filters.search, synonymsOf);
  let best = { words: '', matches: 0, likelihood: -Infinity };
  const isAlone = wordsOf(filters.search).length === 1;
  // So few letters by themselves are more often a name that no posting has than a slip.
  const isShortName = isAlone && filters.search.length <= LETTERS_OF_SHORT_NAMES;
  for (const [rank, { words, cost }] of spellings.slice(0, SPELLINGS_TRIED_MAX).entries()) {
    const criteria = searched({ ...filters, search: words });
    const matches = await count(criteria, MATCHES_COMPARED_MAX);
    // What the whole search finds says which word was meant beside the others. For a word alone it
    // says less than how many titles, companies and skills have it, which the order knows.
    const likelihood = isAlone ? -rank : Math.log(1 + matches) - cost;
    if (matches > 0 && likelihood > best.likelihood) best = { words, matches, likelihood };
  }
  const likeliest = spellings[0]?.words;
  if (best.matches > found) {
    const isTaken = !isShortName && best.matches >= TIMES_BETTER * found;
    return { words: best.words, isApplied: isTaken };
  }
  if (found > 0 || likeliest === undefined) return null;
  // Jobs with most of the words or for related work may be found; or the place may have none.
  const criteria = searched({ ...filters, search: likeliest });
  if (criteria.terms.length > 1) return { words: likeliest, isApplied: true };
  const anywhere = { ...criteria, chosen: {}, salary: null, postedWithinDays: null };
  if ((await count(anywhere, 1)) > 0) return { words: likeliest, isApplied: false };
  return relatedTo(criteria.terms).length > 0 ? { words: likeliest, isApplied: true } : null;
}
