import { JobFilters, type JobResults } from '../../../../contract/jobs.ts';
import { SEARCH_CANDIDATES_MAX } from '../../../../contract/constants.ts';
import type { SearchReading } from '../../../../contract/search/search-reading.ts';
import type { Db } from '../../../platform/database.ts';
import { readCriteria } from '../criteria.ts';
import { writeCursor } from '../cursor.ts';
import { currentSynonyms } from '../synonyms/dictionary.ts';
import type { Synonyms } from '../synonyms/synonyms.ts';
import { countEmptySearch } from '../empty-searches/empty-searches.ts';
import { countJobs, countOffered } from './count-jobs.ts';
import { companyNames } from './company-names.ts';
import { presentFacets } from './facets.ts';
import type { FoundPage } from './find.ts';
import { nearbyCities } from './nearby-cities.ts';
import { type NothingFoundAsIds, nothingFound } from './nothing-found.ts';
import type { SearchOptions } from './find-by-words.ts';
import { understand, type Understood } from '../understanding/understand.ts';
import { type Lookup, openLookup } from './lookup.ts';
import { widerSearches, withoutOneWish } from './wider-searches.ts';
import { townsOf } from '../reading/place.ts';

/** What the contract's answer says of a search, with jobs as ids. `total` is at most the number of candidates. */
interface SearchResult
  extends
    Omit<JobResults, 'jobs' | 'more_places' | 'meta' | 'nothing'>,
    Pick<JobResults['meta'], 'total' | 'total_capped' | 'next_cursor'> {
  ids: number[];
  /** For jobs by their ids: the others found with the same title at the same company. */
  copies: ReadonlyMap<number, readonly number[]>;
  nothing: NothingFoundAsIds | null;
}

/**
 * Finds open jobs in the requested order. Every word, or a synonym of it, must match; where few
 * jobs have them all, others that have most of them or are for related work are found too, and
 * `reading.have_all_words` says how many have all. A search that finds little is corrected, and
 * says so. With `page`, the last candidate can be reached; with `cursor` (orders newest and
 * salary), the last job.
 */
export async function searchJobs(
  db: Db,
  filters: JobFilters & SearchOptions,
  seekerId: number | null = null,
): Promise<SearchResult> {
  const lookup = await openLookup(db, seekerId);
  const understood = await understand(lookup, filters);
  const { criteria, did_you_mean, synonymsOf } = understood;
  const found = await understood.readAll();
  if (found.total === 0 || found.isOtherWork || understood.read.withEmployer)
    countEmptySearch(db, filters);
  const counted = await found.readFacets();
  const { read } = understood;
  const facets = await presentFacets(counted.facets, {
    companyId: criteria.companyId,
    namesOf: (ids) => companyNames(db, ids),
  });
  const wider = await widerSearches(lookup, {
    asked: filters,
    read,
    found: found.total,
    synonymsOf,
  });
  const nearby = await nearbyCities(lookup, {
    ...wantedPlace(understood, found),
    read,
    counted,
    synonymsOf,
  });
  const leadsOn = wider.length + nearby.length > 0;
  return {
    ...presentPage(found, filters.limit),
    total: found.total,
    total_capped: found.is_cut,
    // Jobs elsewhere may fulfil what was left out here.
    facets: understood.relaxed.some((kind) => kind !== 'location')
      ? { ...facets, location: [] }
      : facets,
    capped_facets: counted.capped,
    location_matched: criteria.locationLabel,
    did_you_mean,
    reading: readingOf(understood, found, {
      no_words: saysNothing(filters, understood)
        ? filters.search.trim()
        : asidesIn(filters.search, read.asides ?? []),
      corrected_from: replacedIn(filters, understood),
      place_named: await placeNamed(lookup, understood, synonymsOf),
      without_wish: await withoutOneWish(lookup, understood, { asked: filters, found }),
    }),
    wider,
    nearby,
    nothing:
      found.total > 0
        ? null
        : await nothingFound(lookup, { asked: filters, meant: read, synonymsOf, leadsOn }),
    why: await found.readWhy(),
  };
}

/** The jobs of this page, and where the next one begins, if this one is full. */
function presentPage({ page }: FoundPage, limit: number) {
  const last = page.length === limit ? page.at(-1) : undefined;
  return {
    ids: page.map(({ job_id }) => job_id),
    copies: new Map(
      page.flatMap(({ job_id, copies }) => (copies ? [[job_id, copies] as const] : [])),
    ),
    next_cursor: last ? writeCursor(last) : null,
  };
}

/** The place that was asked for, even if it was left out, and how many jobs there have all the words. */
function wantedPlace({ read, wishes, relaxed }: Understood, found: FoundPage) {
  if (!relaxed.includes('location')) {
    return { place: read.location, found: found.all_words_total };
  }
  const places = wishes.filter(({ kind }) => kind === 'location').map(({ value }) => value);
  const place = places.join(', ');
  return { place: townsOf(place) ?? place, found: 0 };
}

/** What the page has to say about how the search was read; null if nothing. */
function readingOf(
  understood: Understood,
  found: FoundPage,
  more: Pick<SearchReading, 'no_words' | 'place_named' | 'corrected_from' | 'without_wish'>,
): SearchReading | null {
  const { location_corrected_from, did_you_mean, wishes, overruled, relaxed } = understood;
  const hasNear = found.all_words_total < found.total;
  const isDescribed = found.total > 0 && found.first_tier === 0;
  const { withEmployer } = understood.read;
  const leftOut = withEmployer ? [...new Set([...relaxed, 'company' as const])] : relaxed;
  const said = {
    location_corrected_from,
    have_all_words: hasNear ? found.all_words_total : null,
    first_tier: hasNear || isDescribed ? found.first_tier : null,
    other_work: found.isOtherWork ? (true as const) : null,
    nearby: found.nearby.total > 0 ? { ...found.nearby, towns: [...found.nearby.towns] } : null,
    wishes: wishes.length > 0 ? [...wishes] : null,
    overruled: overruled.length > 0 ? [...overruled] : null,
    relaxed: leftOut.length > 0 ? [...leftOut] : null,
    undisclosed_pay: undisclosedPayIn(understood),
    ...more,
  };
  const isSilent = [did_you_mean, ...Object.values(said)].every((part) => part === null);
  return isSilent ? null : { words: understood.corrected_to ?? understood.read.search, ...said };
}

/** The words in whose place others were searched, as they were typed. */
function replacedIn(
  { search }: JobFilters,
  { corrected_from, read: { withEmployer } }: Understood,
): string | null {
  const isTypedSo = withEmployer !== undefined && search.includes(withEmployer.search);
  return isTypedSo ? withEmployer.search : (corrected_from ?? withEmployer?.search ?? null);
}

/** What was left out of the typed words, with a sign for what stands between. */
function asidesIn(search: string, asides: readonly string[]): string | null {
  if (asides.length === 0) return null;
  return asides.reduce((said, next) =>
    search.includes(`${said.split(' … ').at(-1)} ${next}`)
      ? `${said} ${next}`
      : `${said} … ${next}`,
  );
}

/** Whether only filler words or signs were typed. */
const saysNothing = (
  { search }: JobFilters,
  { criteria, wishes, overruled }: Pick<Understood, 'criteria' | 'wishes' | 'overruled'>,
) =>
  search.trim() !== '' && criteria.text === null && wishes.length === 0 && overruled.length === 0;

/**
 * Jobs at another place that mention the one that was asked for: a client is there, or another
 * office.
 */
async function placeNamed(
  lookup: Lookup,
  { read, wishes, relaxed }: Understood,
  synonymsOf: Synonyms,
): Promise<SearchReading['place_named']> {
  if (!relaxed.includes('location')) return null;
  const place = wishes.find(({ kind }) => kind === 'location')?.value ?? '';
  const criteria = readCriteria({ ...read, search: `${read.search} ${place}` }, synonymsOf);
  const offered = await countOffered(lookup, criteria);
  return offered.total > 0 ? offered : null;
}

/** Where jobs that do not state their pay stand, if the words asked for pay. */
const undisclosedPayIn = ({ read, criteria }: Understood): 'last' | 'among' | null => {
  if (read.isStatedPayFirst !== true || criteria.salary?.orUndisclosed === false) return null;
  return criteria.order === 'newest' ? 'among' : 'last';
};

/**
 * How many jobs a search for these words would report; it is not counted as a search by somebody.
 */
export async function countFound(
  db: Db,
  search: string,
): Promise<{ total: number; capped: boolean }> {
  const filters = JobFilters.parse({ search });
  const criteria = readCriteria(filters, await currentSynonyms(db));
  const exact = await countJobs(await openLookup(db), criteria, 1);
  if (exact === 0) return { total: 0, capped: false };
  const { total, total_capped, reading } = await searchJobs(db, { ...filters, page: 1, limit: 1 });
  return { total: reading?.have_all_words || total, capped: total_capped };
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
