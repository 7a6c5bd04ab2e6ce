import { type Facets, JobFilters } from '../../../../contract/jobs.ts';
import { SEARCH_CANDIDATES_MAX } from '../../../../contract/constants.ts';
import type { Paging } from '../../../../contract/lists.ts';
import type { ReadWish, SearchReading } from '../../../../contract/search/search-reading.ts';
import type { Db } from '../../../platform/database.ts';
import { type Criteria, readCriteria } from '../criteria.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { currentSynonyms } from '../dictionary.ts';
import { countEmptySearch } from '../empty-searches/empty-searches.ts';
import { readWish } from '../reading/wish.ts';
import { employerIn } from '../ranking/employer.ts';
import { relatedTo } from '../ranking/related-roles.ts';
import { weighTerms } from '../ranking/relevance.ts';
import { correctPlace, correctSpelling, ENOUGH_RESULTS } from '../spelling/correction.ts';
import { countJobs } from './count-jobs.ts';
import { companyNames } from './company-names.ts';
import { presentFacets } from './facets.ts';
import { type Found, findJobs } from './find.ts';
import { type Lookup, openLookup } from './wanted.ts';

interface SearchResult {
  ids: number[];
  /** By the ids of jobs: others found that have the same title at the same company. */
  copies: Map<number, number[]>;
  /** At most the number of candidates; `total_capped` means that there may be more. */
  total: number;
  total_capped: boolean;
  next_cursor: string | null;
  facets: Facets;
  capped_facets: (keyof Facets)[];
  location_matched: string | null;
  did_you_mean: string | null;
  reading: SearchReading | null;
}

/** With fewer results than this, jobs with most of the words or for related work are shown too. */
const NEAR_WANTED = 50;

export interface SearchOptions extends Paging {
  cursor?: string | undefined;
  /** Searches for exactly what was typed. */
  as_typed?: boolean;
}

/**
 * Finds open jobs in the requested order. Every word, or a synonym of it, must match; where few jobs
 * have them all, others that have most of them or are for related work are found too, and
 * `reading.have_all_words` says how many are not. A search that finds little is corrected, and says so. `page` reaches to the last candidate, `cursor` (orders
 * newest and salary) to the last job.
 */
export async function searchJobs(
  db: Db,
  filters: JobFilters & SearchOptions,
  seekerId: number | null = null,
): Promise<SearchResult> {
  const lookup = await openLookup(db, seekerId);
  const synonymsOf = await currentSynonyms(db);
  const searched = (read: JobFilters) => readCriteria(read, synonymsOf);
  const findBy = (read: JobFilters) => findByWords(lookup, searched(read), filters);
  const count = (criteria: Criteria, most: number) => countJobs(lookup, criteria, most);
  const asTyped = filters.as_typed
    ? { ...(await findBy(filters)), read: filters, wishes: [] }
    : await findWished(filters, findBy);
  const { read } = asTyped;
  const place =
    filters.as_typed || asTyped.exact.total >= ENOUGH_RESULTS
      ? null
      : await correctPlace({ filters: read, searched, count });
  const placed = place === null ? read : { ...read, location: place };
  const typed = place === null ? asTyped : await findBy(placed);
  const correction =
    filters.as_typed || typed.isCompany
      ? null
      : await correctSpelling(db, {
          filters: placed,
          found: typed.exact.total,
          synonymsOf,
          searched,
          count,
        });
  // In the right spelling the words may ask for a place that has such jobs.
  const corrected =
    correction?.isApplied === true
      ? await findWished({ ...placed, search: correction.words }, findBy)
      : null;
  const isCorrected = corrected !== null && (await findsAny(corrected));
  const { criteria, readAll } = isCorrected ? corrected : typed;
  const found = await readAll();
  if (found.total === 0) countEmptySearch(db, filters);
  const last = found.page.length === filters.limit ? found.page.at(-1) : undefined;
  const copies = found.page.flatMap(({ job_id, copies: same }) =>
    same ? [[job_id, same] as const] : [],
  );
  const did_you_mean = correction?.isApplied === false ? correction.words : null;
  const wishes = [...asTyped.wishes, ...(isCorrected ? corrected.wishes : [])];
  return {
    ids: found.page.map((position) => position.job_id),
    copies: new Map(copies),
    total: found.total,
    total_capped: found.is_cut,
    next_cursor: last ? writeCursor(last) : null,
    facets: await presentFacets(found.facets, {
      companyId: criteria.companyId,
      namesOf: (ids) => companyNames(db, ids),
    }),
    capped_facets: found.capped_facets,
    location_matched: criteria.locationLabel,
    did_you_mean,
    reading: readingOf({
      words: isCorrected ? corrected.read.search : read.search,
      corrected_from: isCorrected ? read.search : null,
      location_corrected_from: place === null ? null : filters.location,
      have_all_words: found.all_words_total < found.total ? found.all_words_total : null,
      wishes: wishes.length > 0 ? wishes : null,
      did_you_mean,
    }),
  };
}

/** What the page has to say about how the search was read; null if nothing. */
function readingOf({
  did_you_mean,
  ...reading
}: SearchReading & Pick<SearchResult, 'did_you_mean'>): SearchReading | null {
  const { words: _, ...said } = reading;
  return [did_you_mean, ...Object.values(said)].some((part) => part !== null) ? reading : null;
}

/** What a search finds whose words were read as wishes, or else as words. */
type Wished = Reading & { read: JobFilters; wishes: readonly ReadWish[] };

/** Reads wishes from the words; what nobody fulfils is searched for as words. */
async function findWished(
  asked: JobFilters,
  findBy: (read: JobFilters) => Promise<Reading>,
): Promise<Wished> {
  const { filters, wishes } = readWish(asked);
  const found = await findBy(filters);
  if (wishes.length === 0 || (await findsAny(found))) return { ...found, read: filters, wishes };
  return { ...(await findBy(asked)), read: asked, wishes: [] };
}

/** One way to read a search, and what it finds. */
interface Reading {
  criteria: Criteria;
  /** Jobs with all the words. */
  exact: Found;
  /** The same, and where they are few, also jobs with most of the words or for related work. */
  readAll: () => Promise<Found>;
  /** Only the name of a company was typed. */
  isCompany: boolean;
}

async function findByWords(
  lookup: Lookup,
  criteria: Criteria,
  { page, limit, cursor }: SearchOptions,
): Promise<Reading> {
  const { db } = lookup;
  const [terms, employer] = await Promise.all([
    weighTerms(db, criteria.terms),
    employerIn(db, criteria.terms),
  ]);
  const after = readCursor(cursor, criteria.order);
  const window = { limit, offset: (page - 1) * limit, after };
  const related = relatedTo(criteria.terms);
  const ranking = { terms, related: [], employer, withNear: false };
  const exact = await findJobs(lookup, criteria, window, ranking);
  let all: Promise<Found> | undefined;
  const readAll = () =>
    (all ??= isNearWanted(criteria, exact.total, related.length > 0)
      ? findJobs(lookup, criteria, window, { ...ranking, related, withNear: true })
      : Promise.resolve(exact));
  return { criteria, exact, readAll, isCompany: employer !== null && employer.rest === null };
}

/** Asks for more than jobs with all the words only if there are none. */
const findsAny = async ({ exact, readAll }: Reading) =>
  exact.total > 0 || (await readAll()).total > 0;

/** Orders other than by relevance are for jobs that fit; words can be left out only of several. */
const isNearWanted = ({ order, terms }: Criteria, total: number, hasRelated: boolean) =>
  (terms.length > 1 || hasRelated) && total < (order === 'relevance' ? NEAR_WANTED : 1);

/** How many jobs a search for these words would say that it finds; it does not count as somebody's search. */
export async function countFound(
  db: Db,
  search: string,
): Promise<{ total: number; capped: boolean }> {
  const filters = JobFilters.parse({ search });
  const criteria = readCriteria(filters, await currentSynonyms(db));
  const exact = await countJobs(await openLookup(db), criteria, SEARCH_CANDIDATES_MAX);
  if (exact === 0) return { total: 0, capped: false };
  if (exact >= NEAR_WANTED) return { total: exact, capped: exact === SEARCH_CANDIDATES_MAX };
  const { total, total_capped } = await searchJobs(db, { ...filters, page: 1, limit: 1 });
  return { total, capped: total_capped };
}

/** How many open jobs a search finds for a seeker, at most the number of candidates. */
export async function countOpenJobs(
  db: Db,
  wanted: Pick<JobFilters, 'skill' | 'location'>,
  seekerId: number,
): Promise<number> {
  const filters = { ...JobFilters.parse({}), ...wanted };
  const criteria = readCriteria(filters, await currentSynonyms(db));
  return countJobs(await openLookup(db, seekerId), criteria, SEARCH_CANDIDATES_MAX);
}
