import { SEARCH_CANDIDATES_MAX } from '../../../../contract/constants.ts';
import type { JobFilters } from '../../../../contract/jobs.ts';
import type { Paging } from '../../../../contract/lists.ts';
import type { ReadWish, RelaxedKind } from '../../../../contract/search/search-reading.ts';
import { type Criteria, readCriteria } from '../criteria.ts';
import { readCursor } from '../cursor.ts';
import { currentSynonyms } from '../dictionary.ts';
import { relatedTo, typedRole } from '../ranking/related-roles.ts';
import { weighTerms } from '../ranking/relevance.ts';
import { townsOf } from '../reading/place.ts';
import type { ReadFilters } from '../reading/readers.ts';
import { relaxed, waysToRelax, withoutWishes } from '../reading/relaxed.ts';
import { withoutSetFilters } from '../reading/set-filters.ts';
import { inAnotherSpelling } from '../reading/wish.ts';
import { correctPlace, correctSpelling, ENOUGH_RESULTS } from '../spelling/correction.ts';
import { unknownWords } from '../spelling/spelling.ts';
import { countJobs } from './count-jobs.ts';
import { employerIn } from './employer.ts';
import { type Found, findJobs } from './find.ts';
import { FEW_AT_PLACE } from './nearby-jobs.ts';
import { readWishes } from './read-wishes.ts';
import type { Lookup } from './wanted.ts';

/**
 * If fewer jobs than this have all the words, and not in their description alone, jobs with most of them or for related
 * work are shown too.
 */
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
  /** The words that were searched instead, with what was then read from them. */
  corrected_to: string | null;
  /** Words that would find more, and are only offered. */
  did_you_mean: string | null;
  /** Words that were left out because a filter that is set asks for the same. */
  overruled: readonly string[];
  /** What was meant with all its wishes, though some were left out. */
  meant: ReadFilters;
}

/**
 * Reads a search in steps, of which each needs what the one before it found: the wishes among its words, and which of
 * them are left out because no job fulfils all; then, where little is found, the place that was probably meant, and
 * another spelling.
 */
export async function understand(
  lookup: Lookup,
  given: JobFilters & SearchOptions,
): Promise<Understood> {
  const { db } = lookup;
  const synonymsOf = await currentSynonyms(db);
  const asked = { ...given, unknownWords: await unknownWords(db, given.search, synonymsOf) };
  const searched = (read: ReadFilters) => readCriteria(read, synonymsOf);
  const readings = new Map<ReadFilters, Promise<Reading>>();
  // Some are asked for at several steps.
  const findBy = (read: ReadFilters) => {
    const reading = readings.get(read) ?? findByWords(lookup, searched(read), asked);
    readings.set(read, reading);
    return reading;
  };
  const count = (criteria: Criteria, most: number) => countJobs(lookup, criteria, most);
  const nothing = {
    corrected_from: null,
    corrected_to: null,
    location_corrected_from: null,
    did_you_mean: null,
  };
  if (asked.as_typed) {
    const typed = { read: asked, meant: asked, wishes: [], relaxed: [], overruled: [] };
    return { ...(await findBy(asked)), ...typed, ...nothing };
  }
  // A filter changes neither the spelling nor what is left out: the count beside it is then what a click on it finds.
  const open = (read: ReadFilters) => withoutSetFilters(asked, read);
  const spell = async (read: ReadFilters, found: number) => {
    const of = found < ENOUGH_RESULTS ? open(read) : null;
    return correctSpelling(db, {
      filters: of ?? read,
      found: of ? await count(searched(of), SEARCH_CANDIDATES_MAX) : found,
      synonymsOf,
      searched,
      count,
    });
  };

  const judging = {
    searched,
    isSaid: async (read: ReadFilters) => (await findBy(read)).exact.first_tier > 0,
  };
  const { filters, wishes, overruled } = await readWishes(lookup, asked, judging);
  const first = await findBy(filters);
  const isInVain = wishes.length > 0 && (await isVain(first, open(filters), findBy));
  // Neither do the other wishes; words in quotes are meant as they are.
  const bare = { ...withoutWishes(filters, asked, wishes), search: filters.search };
  const early = isInVain
    ? await spell(bare, await count(searched(bare), SEARCH_CANDIDATES_MAX))
    : null;
  const meant = early?.isApplied ? { ...filters, search: early.words } : filters;
  const toRelax = { read: meant, open: open(meant), wishes, asked };
  const typed =
    (isInVain ? null : await withoutSeldomStated(first, toRelax, findBy)) ??
    (isInVain
      ? await relax(toRelax, findBy)
      : { ...first, read: filters, wishes, relaxed: [], wider: null });

  const { total } = typed.exact;
  const otherPlace =
    total < ENOUGH_RESULTS ? await correctPlace({ filters: typed.read, searched, count }) : null;
  const read = otherPlace === null ? typed.read : { ...typed.read, location: otherPlace };
  const placed = otherPlace === null ? typed : { ...typed, ...(await findBy(read)), read };
  const location = otherPlace ?? typed.wider;
  const wanted = otherPlace === null ? meant : { ...meant, location: otherPlace };

  const spelling = placed.isCompany
    ? null
    : isInVain
      ? early
      : await spell(read, placed.exact.total);
  const offered =
    spelling && inAnotherSpelling(asked.search, (isInVain ? bare : read).search, spelling.words);
  const said = {
    location_corrected_from: location === null ? null : filters.location,
    did_you_mean: spelling?.isApplied === false ? offered : null,
    overruled,
  };
  const corrected_from = early?.isApplied ? filters.search : null;
  if (isInVain || spelling?.isApplied !== true) {
    const corrected_to = early?.isApplied ? early.words : null;
    return { ...placed, meant: wanted, corrected_from, corrected_to, ...said };
  }
  // In the right spelling the words may ask for a place that has such jobs.
  const again = await readWishes(
    lookup,
    { ...read, search: spelling.words, typed: spelling.words },
    judging,
  );
  const all = [...typed.wishes, ...again.wishes];
  const respelt = await relax(
    { read: again.filters, open: open(again.filters), wishes: all, asked },
    findBy,
  );
  if (!(await findsAny(respelt))) {
    const did_you_mean = open(read) === null ? null : offered;
    return {
      ...placed,
      meant: wanted,
      corrected_from: null,
      corrected_to: null,
      ...said,
      did_you_mean,
    };
  }
  return {
    ...respelt,
    meant: again.filters,
    corrected_from: read.search,
    corrected_to: spelling.words,
    ...said,
  };
}

/**
 * Whether a search finds jobs with all its words, or only others near to them, in its own spelling and with all its wishes.
 * With wishes, the words in a description alone are no answer, as in a search that would leave wishes out for a better one.
 */
export async function findsAsAsked(
  lookup: Lookup,
  asked: JobFilters & SearchOptions,
): Promise<'whole' | 'near' | 'none'> {
  const synonymsOf = await currentSynonyms(lookup.db);
  const searched = (read: ReadFilters) => readCriteria(read, synonymsOf);
  const find = (read: ReadFilters) => findByWords(lookup, searched(read), asked);
  const { filters, wishes } = await readWishes(lookup, asked, {
    searched,
    isSaid: async (read) => (await find(read)).exact.first_tier > 0,
  });
  const found = await find(filters);
  const isFound = wishes.length > 0 ? await answers(found) : await findsAny(found);
  return !isFound ? 'none' : found.exact.total > 0 ? 'whole' : 'near';
}

/** What a search finds whose words were read as wishes. */
interface Wished extends Reading {
  read: ReadFilters;
  wishes: readonly ReadWish[];
  /** Those that were left out. */
  relaxed: readonly RelaxedKind[];
}

/**
 * Whether a search has no answer, and would have none without the filters that were set. With filters, a job with the
 * words in its description alone is answer enough.
 */
async function isVain(
  found: Reading,
  open: ReadFilters | null,
  findBy: (read: ReadFilters) => Promise<Reading>,
): Promise<boolean> {
  if (await answers(found)) return false;
  if (open === null || !(await findsAny(found))) return true;
  return !(await answers(await findBy(open)));
}

interface ToRelax {
  read: ReadFilters;
  /** The same without the filters that were set; null if none was. */
  open: ReadFilters | null;
  wishes: readonly ReadWish[];
  /** Before its words were read. */
  asked: JobFilters;
}

/**
 * Leaves out what hardly a posting states, such as years, where with it there are only jobs that do not say all the words, or
 * only in their descriptions, or just one that is better, and without it there are better ones, or many more; null if that is not so.
 */
async function withoutSeldomStated(
  first: Reading,
  { read, open, wishes, asked }: ToRelax,
  findBy: (read: ReadFilters) => Promise<Reading>,
): Promise<(Wished & { wider: string | null }) | null> {
  const ways = waysToRelax(wishes.filter(({ kind }) => isSeldomStated(kind)));
  if (ways.length === 0 || first.isCompany) return null;
  // A filter does not change what is left out: the count beside it is then what it finds.
  const stated = (open === null ? first : await findBy(open)).exact.first_tier;
  if (stated > STATED_SELDOM_MOST) return null;
  for (const kinds of ways) {
    const left = relaxed(read, asked, kinds);
    const found = await findBy(open === null ? left : relaxed(open, asked, kinds));
    if (found.exact.first_tier > TIMES_AS_MANY * stated)
      return { ...(await findBy(left)), read: left, wishes, relaxed: kinds, wider: null };
  }
  return null;
}

/** So few jobs that state what was asked for are left alone for many times as many that do not. */
const STATED_SELDOM_MOST = 1;
const TIMES_AS_MANY = 5;

const isSeldomStated = (kind: ReadWish['kind']): boolean =>
  kind === 'experience_years' || kind === 'experience_level';

/**
 * Leaves out wishes until something is found that is not in descriptions alone: a part of a town first, then one wish at a
 * time. If there is nothing else, jobs with the words in their description alone are shown. What is left out without the filters that were set
 * is left out with them, too, if that finds any.
 */
async function relax(
  { read, open, wishes, asked }: ToRelax,
  findBy: (read: ReadFilters) => Promise<Reading>,
): Promise<Wished & { wider: string | null }> {
  const first = await findBy(read);
  const as = (
    found: Reading,
    by: ReadFilters,
    wider: string | null,
    kinds: RelaxedKind[] = [],
  ) => ({
    ...found,
    read: by,
    wishes,
    relaxed: kinds,
    wider,
  });
  if (wishes.length === 0 || (await answers(first))) return as(first, read, null);
  if (open !== null) {
    const without = await relax({ read: open, open: null, wishes, asked }, findBy);
    const left = relaxed(
      { ...read, location: without.wider ?? read.location },
      asked,
      without.relaxed,
    );
    const found = as(await findBy(left), left, without.wider, [...without.relaxed]);
    if (await findsAny(found)) return found;
  }
  let described = (await findsAny(first)) ? as(first, read, null) : null;
  const wider = townsOf(read.location);
  const around = wider === null ? read : { ...read, location: wider };
  if (wider !== null) {
    const found = as(await findBy(around), around, wider);
    if (await answers(found)) return found;
    if (await findsAny(found)) described ??= found;
  }
  for (const kinds of waysToRelax(wishes)) {
    const left = relaxed(around, asked, kinds);
    const isPlaceLeft = kinds.includes('location');
    const found = as(await findBy(left), left, isPlaceLeft ? null : wider, kinds);
    if (await answers(found)) return found;
    if (await findsAny(found)) described ??= found;
  }
  return described ?? as(first, read, null);
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
    employerIn(lookup, criteria.terms),
  ]);
  const after = readCursor(cursor, criteria.order);
  const window = { limit, offset: (page - 1) * limit, after };
  const related = [...typedRole(criteria.terms), ...relatedTo(criteria.terms)];
  const ranking = { terms, related: [], employer };
  const exact = await findJobs(lookup, criteria, window, ranking);
  const findMore = () =>
    findJobs(lookup, criteria, window, { ...ranking, related, exactly: exact });
  let all: Promise<Found> | undefined;
  const readAll = () =>
    (all ??=
      isNearWanted(
        criteria,
        Math.min(exact.first_tier, exact.full_total),
        terms.length > 1 || terms.some(({ parts }) => parts.length > 0) || related.length > 0,
      ) || isNearbyWanted(criteria, exact)
        ? findMore()
        : Promise.resolve(exact));
  return { criteria, exact, readAll, isCompany: employer !== null && employer.rest === null };
}

/** Asks for more than jobs with all the words only if there are none. */
const findsAny = async ({ exact, readAll }: Pick<Reading, 'exact' | 'readAll'>) =>
  exact.total > 0 || (await readAll()).total > 0;

/** Whether it finds a job that has the words elsewhere than in its description. */
const answers = async ({ exact, readAll }: Pick<Reading, 'exact' | 'readAll'>) =>
  exact.hasAnswer || (await readAll()).hasAnswer;

const isNearbyWanted = ({ order, surroundings }: Criteria, { first_tier }: Found) =>
  order === 'relevance' && surroundings !== null && first_tier < FEW_AT_PLACE;

/** Orders other than by relevance are for jobs that fit; words can be left out only of several. */
const isNearWanted = ({ order }: Criteria, total: number, hasOthers: boolean) =>
  hasOthers && total < (order === 'relevance' ? NEAR_WANTED : 1);
