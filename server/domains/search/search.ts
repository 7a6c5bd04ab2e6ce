import { type Facets, JobFilters } from '../../../contract/jobs.ts';
import { SEARCH_CANDIDATES_MAX } from '../../../contract/constants.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { readCriteria } from './criteria.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { currentSynonyms } from './dictionary.ts';
import { presentFacets } from './facets.ts';
import { type IndexedJob, rowOf, vocabularyOf } from './index-row.ts';
import {
  countMatches,
  deleteNews,
  deleteRows,
  findJobs,
  insertNews,
  keepWords,
  upsertRows,
  type SearchNews,
} from './queries.ts';
import { correctSpelling } from './spelling.ts';
import { addSuggestions } from './suggestion-queries.ts';

/**
 * The search for open jobs. It has one row per job (job_search), which the jobs domain writes here
 * in the same transaction as the job.
 */

export type { IndexedJob } from './index-row.ts';
export { wordsAndPlacesOf } from './location.ts';
export { currentRarity, type Rarity } from './rarity.ts';
export { similarJobs } from './similar.ts';
export { standingSearchesOf } from './standing.ts';
export { currentSynonyms } from './dictionary.ts';
export { countSuggestions } from './suggestions.ts';
export { skillsNamedIn } from './suggestion-queries.ts';
export type { Synonyms } from './synonyms.ts';
export {
  anySkillOf,
  anyStemOf,
  everyTermOf,
  readTitleTerms,
  type TitleTerm,
} from './title-terms.ts';
export { type WishedPlaces, wishedPlacesOf } from './wished-places.ts';
export { skillKey, wordsOf } from './words.ts';

/** Inserts or updates open jobs in the index, in one statement. */
export async function indexJobs(trx: Trx, jobs: readonly IndexedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(rowOf);
  await upsertRows(trx, rows);
  await insertNews(
    trx,
    rows.map((row) => row.job_id),
  );
  await keepWords(trx, vocabularyOf(rows));
  await addSuggestions(
    trx,
    rows.map((row) => row.job_id),
  );
}

export type { SearchNews } from './queries.ts';

/** Takes jobs that came into the search or changed there since they were last taken. */
export const takeNews = (trx: Trx, limit: number): Promise<SearchNews[]> => deleteNews(trx, limit);

/** Removes closed, expired and deleted jobs from the index. */
export async function unindexJobs(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await deleteRows(trx, ids);
}

export interface SearchResult {
  ids: number[];
  /** At most the number of candidates; `total_capped` means that there may be more. */
  total: number;
  total_capped: boolean;
  next_cursor: string | null;
  facets: Facets;
  capped_facets: (keyof Facets)[];
  location_matched: string | null;
  did_you_mean: string | null;
}

/** With this many results or fewer, another spelling is tried. */
const FEW_RESULTS = 2;

/**
 * Finds open jobs in the requested order. Every word, or a synonym of it, must match; none is
 * silently dropped. `page` reaches to the last candidate, `cursor` (orders newest and salary) to
 * the last job.
 */
export async function searchJobs(
  db: Db,
  filters: JobFilters & Paging & { cursor?: string | undefined },
  seekerId: number | null = null,
): Promise<SearchResult> {
  const synonymsOf = await currentSynonyms(db);
  const criteria = readCriteria(filters, synonymsOf, seekerId);
  const { page, limit } = filters;
  const after = readCursor(filters.cursor, criteria.order);
  const found = await findJobs(db, criteria, { limit, offset: (page - 1) * limit, after });
  const last = found.page.length === limit ? found.page.at(-1) : undefined;
  const isFew = found.total <= FEW_RESULTS && criteria.text !== null;
  return {
    ids: found.page.map((position) => position.job_id),
    total: found.total,
    total_capped: found.total === SEARCH_CANDIDATES_MAX,
    next_cursor: last ? writeCursor(last) : null,
    facets: presentFacets(found.facets),
    capped_facets: found.capped_facets,
    location_matched: criteria.locationLabel,
    did_you_mean: isFew ? await correctSpelling(db, filters, synonymsOf, found.total) : null,
  };
}

/** How many open jobs a search finds for a seeker, at most the number of candidates. */
export async function countOpenJobs(
  db: Db,
  wanted: Pick<JobFilters, 'skill' | 'location'>,
  seekerId: number,
): Promise<number> {
  const filters = { ...JobFilters.parse({}), ...wanted };
  const criteria = readCriteria(filters, await currentSynonyms(db), seekerId);
  return countMatches(db, criteria, SEARCH_CANDIDATES_MAX);
}
