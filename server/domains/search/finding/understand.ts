import type { JobFilters } from '../../../../contract/jobs.ts';
import type { Paging } from '../../../../contract/lists.ts';
import type { ReadWish } from '../../../../contract/search/search-reading.ts';
import { type Criteria, readCriteria } from '../criteria.ts';
import { readCursor } from '../cursor.ts';
import { currentSynonyms } from '../dictionary.ts';
import { employerIn } from '../ranking/employer.ts';
import { relatedTo } from '../ranking/related-roles.ts';
import { weighTerms } from '../ranking/relevance.ts';
import { readWish } from '../reading/wish.ts';
import { correctPlace, correctSpelling, ENOUGH_RESULTS } from '../spelling/correction.ts';
import { countJobs } from './count-jobs.ts';
import { type Found, findJobs } from './find.ts';
import type { Lookup } from './wanted.ts';

/** With fewer jobs than this that have all the words, not in their description alone, those with most of them or for related work are shown too. */
const NEAR_WANTED = 50;

export interface SearchOptions extends Paging {
  cursor?: string | undefined;
  /** Searches for exactly what was typed. */
  as_typed?: boolean;
}

/** How a search was read in the end, and what that finds. */
export interface Understood extends Wished {
  /** The words that were typed, if others were searched instead. */
  corrected_from: string | null;
  /** The place that was typed, if another was searched instead. */
  location_corrected_from: string | null;
  /** Words that would find more, and are only offered. */
  did_you_mean: string | null;
}

/**
 * Reads a search in steps, of which each needs what the one before it found: the wishes among its words,
 * then, where little is found, the place that was probably meant, and then another spelling.
 */
export async function understand(
  lookup: Lookup,
  asked: JobFilters & SearchOptions,
): Promise<Understood> {
  const { db } = lookup;
  const synonymsOf = await currentSynonyms(db);
  const searched = (read: JobFilters) => readCriteria(read, synonymsOf);
  const findBy = (read: JobFilters) => findByWords(lookup, searched(read), asked);
  const count = (criteria: Criteria, most: number) => countJobs(lookup, criteria, most);
  const nothing = { corrected_from: null, location_corrected_from: null, did_you_mean: null };
  if (asked.as_typed) return { ...(await findBy(asked)), read: asked, wishes: [], ...nothing };

  const typed = await findWished(asked, findBy);
  const { total } = typed.exact;
  const place =
    total < ENOUGH_RESULTS ? await correctPlace({ filters: typed.read, searched, count }) : null;
  const read = place === null ? typed.read : { ...typed.read, location: place };
  const placed = place === null ? typed : { ...typed, ...(await findBy(read)), read };

  const spelling = placed.isCompany
    ? null
    : await correctSpelling(db, {
        filters: read,
        found: placed.exact.total,
        synonymsOf,
        searched,
        count,
      });
  const said = {
    location_corrected_from: place === null ? null : asked.location,
    did_you_mean: spelling?.isApplied === false ? spelling.words : null,
  };
  if (spelling?.isApplied !== true) return { ...placed, corrected_from: null, ...said };
  // In the right spelling the words may ask for a place that has such jobs.
  const respelt = await findWished({ ...read, search: spelling.words }, findBy);
  if (!(await findsAny(respelt))) return { ...placed, corrected_from: null, ...said };
  const wishes = [...typed.wishes, ...respelt.wishes];
  return { ...respelt, wishes, corrected_from: read.search, ...said };
}

/** What a search finds whose words were read as wishes, or else as words. */
interface Wished extends Reading {
  read: JobFilters;
  wishes: readonly ReadWish[];
}

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
    (all ??= isNearWanted(criteria, exact.first_tier, related.length > 0)
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
