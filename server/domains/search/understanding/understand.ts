import { SEARCH_CANDIDATES_MAX } from '../../../../contract/constants.ts';
import { JobFilters } from '../../../../contract/jobs.ts';
import { type Criteria, readCriteria } from '../criteria.ts';
import { currentSynonyms } from '../synonyms/dictionary.ts';
import type { ReadFilters } from '../reading/readers.ts';
import { withoutWishes } from '../reading/relaxed.ts';
import { withoutSetFilters } from '../reading/set-filters.ts';
import { firstPairIn, saysWork, workNamedIn } from '../reading/work-named.ts';
import { inAnotherSpelling } from '../reading/wish.ts';
import {
  type Corrected,
  correctPlace,
  correctSpelling,
  ENOUGH_RESULTS,
} from '../spelling/correction.ts';
import { withWholeWords } from '../spelling/halves.ts';
import { inLettersOfJobs } from '../spelling/scripts.ts';
import { unknownWords } from '../spelling/spelling.ts';
import { writtenIn } from '../spelling/written.ts';
import type { Synonyms } from '../synonyms/synonyms.ts';
import { countJobs } from '../finding/count-jobs.ts';
import {
  answers,
  findByWords,
  findsAny,
  type Reading,
  type SearchOptions,
} from '../finding/find-by-words.ts';
import { isTitled } from '../finding/is-titled.ts';
import { withCompanySpelt } from './misspelt-companies.ts';
import { misspeltPlacesIn } from './misspelt-places.ts';
import { partsSaidIn } from './parts-said.ts';
import { readWishes } from './read-wishes.ts';
import { findsNothing, relax, type Relaxed, type Wished, withoutSeldomStated } from './relaxing.ts';
import type { Lookup } from '../finding/lookup.ts';

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
  /** Words that were left out because a filter asks for the same. */
  overruled: readonly string[];
  /** What was meant, with all wishes, even those that were left out. */
  meant: ReadFilters;
  /** Other names for its words. */
  synonymsOf: Synonyms;
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
  const dictionary = await currentSynonyms(lookup.db);
  const { search, synonymsOf } = given.as_typed
    ? { search: given.search, synonymsOf: dictionary }
    : await inWholeWords(lookup, given.search, dictionary);
  const unknown = await unknownWords(lookup.db, search, synonymsOf);
  const joined = search === given.search ? {} : { typed: given.search };
  const partsSaid =
    given.location === '' ? await partsSaidIn(lookup, search, unknown) : new Map<string, string>();
  const misspeltPlaces =
    given.location === ''
      ? await misspeltPlacesIn(lookup, search, unknown)
      : new Map<string, string>();
  const words = { ...given, ...joined, search, unknownWords: unknown, partsSaid, misspeltPlaces };
  const tries = openTries(lookup, synonymsOf, words);
  const { asked, findBy } = tries;
  if (asked.as_typed) {
    const typed = { read: asked, meant: asked, wishes: [], relaxed: [], overruled: [] };
    return { ...(await findBy(asked)), ...typed, ...AS_TYPED, did_you_mean: null, synonymsOf };
  }
  const spelt = await withCompanySpelt(lookup, search, unknown);
  const named = spelt && (await readRespelt(tries, { read: asked, wishes: [] }, spelt));
  if (named) {
    const corrected = { ...AS_TYPED, corrected_from: search, corrected_to: spelt };
    return { ...named, ...corrected, overruled: [], did_you_mean: null, synonymsOf };
  }
  const { filters, overruled, early, isInVain, meant, typed } = await readTyped(tries);

  const otherPlace =
    typed.exact.total < ENOUGH_RESULTS
      ? await correctPlace({ ...tries, filters: typed.read })
      : null;
  const atPlace = (of: ReadFilters) =>
    otherPlace === null ? of : { ...of, location: otherPlace, part: of.location };
  const read = atPlace(typed.read);
  const placed = { ...typed, ...(await findBy(read)), read, meant: atPlace(meant) };

  const spellAgain = () => (isInVain ? early : spell(tries, read, placed.exact.total));
  const spelling = placed.isCompany ? null : await spellAgain();
  const searched = isInVain ? filters.search : read.search;
  const offered = spelling && inAnotherSpelling(asked.search, searched, spelling.words);
  const said = {
    location_corrected_from: (otherPlace ?? typed.wider) === null ? null : filters.location,
    did_you_mean: spelling?.isApplied === false ? offered : null,
    overruled,
    synonymsOf,
  };
  if (early?.isApplied)
    return { ...placed, ...said, corrected_from: filters.search, corrected_to: early.words };
  if (!spelling?.isApplied) {
    const told = await readByItsWork(tries, { ...placed, wishes: typed.wishes });
    return told ? { ...told, ...said, did_you_mean: null } : { ...placed, ...AS_TYPED, ...said };
  }
  const respelt = await readRespelt(tries, { ...typed, read }, spelling.words);
  if (respelt)
    return { ...respelt, ...said, corrected_from: read.search, corrected_to: spelling.words };
  return {
    ...placed,
    ...AS_TYPED,
    ...said,
    did_you_mean: tries.open(read) === null ? null : offered,
  };
}

const inWholeWords = (lookup: Lookup, search: string, synonymsOf: Synonyms) =>
  withWholeWords(lookup.db, inLettersOfJobs(search, synonymsOf), {
    synonymsOf,
    inARow: (words) => writtenOf(lookup, synonymsOf).inARow(words),
  });

const writtenOf = (lookup: Lookup, synonymsOf: Synonyms) =>
  writtenIn(lookup.db, {
    searched: (read) => readCriteria(read, synonymsOf),
    count: (criteria, most) => countJobs(lookup, criteria, most),
  });

/** Fewer words are all meant, as long as they find anything. */
const WORDS_ABOUT_ONESELF_LEAST = 4;

/**
 * Reads only the work that the words name, if they find nothing: who pastes the headline of a resume says much about
 * themselves that no posting says.
 */
async function readByItsWork(tries: Tries, placed: Wished): Promise<(Wished & Corrections) | null> {
  const { read, criteria } = placed;
  const isLong = criteria.terms.length >= WORDS_ABOUT_ONESELF_LEAST;
  if (await (isLong ? answers(placed) : findsAny(placed))) return null;
  const named = isLong
    ? (workNamedIn(read.search, tries.synonymsOf) ??
      (await firstPairIn(read.search, writtenOf(tries.lookup, tries.synonymsOf))))
    : null;
  const work = named ?? (await wordsSaidOf(tries, placed));
  const found = work === null ? null : await readRespelt(tries, placed, work);
  return (
    found && {
      ...found,
      corrected_from: read.search,
      corrected_to: work,
    }
  );
}

/**
 * The words that titles of jobs have; null if that leaves out none but ranks, or all. Filters do not
 * change what is left out.
 */
async function wordsSaidOf(
  { lookup, findBy, open }: Tries,
  { read, criteria }: Wished,
): Promise<string | null> {
  const anywhere = open(read);
  if (anywhere && (await findsAny(await findBy(anywhere)))) return null;
  const telling = criteria.terms.filter(({ words }) => words.some(saysWork));
  const said: string[] = [];
  for (const { words } of telling.slice(0, WORDS_TRIED_MAX)) {
    const search = words.join(' ');
    if (await isTitled(lookup, JobFilters.parse({ search }))) said.push(search);
  }
  return said.length === 0 || said.length === telling.length ? null : said.join(' ');
}

/** Somebody may paste a whole page. */
const WORDS_TRIED_MAX = 8;

type Corrections = Pick<Understood, 'corrected_from' | 'corrected_to' | 'meant'>;

const AS_TYPED = { corrected_from: null, corrected_to: null, location_corrected_from: null };

/** Tries out ways to read one search. */
interface Tries {
  lookup: Lookup;
  asked: ReadFilters & SearchOptions;
  synonymsOf: Synonyms;
  searched: (read: ReadFilters) => Criteria;
  /** Searches only once for the same object. */
  findBy: (read: ReadFilters) => Promise<Reading>;
  count: (criteria: Criteria, most: number) => Promise<number>;
  /** A search without the filters that were set; null if none was. */
  open: (read: ReadFilters) => ReadFilters | null;
  isSaid: (read: ReadFilters) => Promise<boolean>;
  isNear: (read: ReadFilters) => Promise<boolean>;
}

function openTries(
  lookup: Lookup,
  synonymsOf: Synonyms,
  asked: ReadFilters & SearchOptions,
): Tries {
  const searched = (read: ReadFilters) => readCriteria(read, synonymsOf);
  const readings = new Map<ReadFilters, Promise<Reading>>();
  const findBy = (read: ReadFilters) => {
    const reading = readings.get(read) ?? findByWords(lookup, searched(read), asked);
    readings.set(read, reading);
    return reading;
  };
  return {
    lookup,
    asked,
    synonymsOf,
    searched,
    findBy,
    count: (criteria, most) => countJobs(lookup, criteria, most),
    open: (read) => withoutSetFilters(asked, read),
    isSaid: async (read) => (await findBy(read)).exact.first_tier > 0,
    isNear: async (read) => {
      const { exact, readAll } = await findBy(read);
      if (exact.total > 0) return true;
      const found = await readAll();
      return found.total > 0 && !found.isOtherWork;
    },
  };
}

interface Typed {
  /** The search as its words were read. */
  filters: ReadFilters;
  overruled: readonly string[];
  /** Whether it has no answer with all its wishes. */
  isInVain: boolean;
  /** The other spelling that was looked for before any wish was left out. */
  early: Corrected | null;
  /** `filters` in that spelling. */
  meant: ReadFilters;
  typed: Relaxed;
}

/** Reads the wishes among the words, and leaves out those that leave the search without an answer. */
async function readTyped(tries: Tries): Promise<Typed> {
  const { lookup, asked, searched, findBy, count, open } = tries;
  const { filters, wishes, overruled } = await readWishes(lookup, asked, tries);
  const first = await findBy(filters);
  const isInVain = wishes.length > 0 && (await findsNothing(first, open(filters), findBy));
  if (!isInVain) {
    const toRelax = { read: filters, open: open(filters), wishes, asked };
    const typed = (await withoutSeldomStated(first, toRelax, findBy)) ?? {
      ...first,
      read: filters,
      wishes,
      relaxed: [],
      wider: null,
    };
    return { filters, overruled, isInVain, early: null, meant: filters, typed };
  }
  // Wishes do not change the spelling, and words in quotes are meant as they are.
  const bare = { ...withoutWishes(filters, asked, wishes), search: filters.search };
  const early = await spell(tries, bare, await count(searched(bare), SEARCH_CANDIDATES_MAX));
  const meant = early?.isApplied ? { ...filters, search: early.words } : filters;
  const typed = await relax({ read: meant, open: open(meant), wishes, asked }, findBy);
  return { filters, overruled, isInVain, early, meant, typed };
}

/**
 * How the words were probably meant to be spelt. Filters change neither that nor what is left out,
 * so that the count next to a filter is what a click on it finds.
 */
async function spell(
  { lookup, synonymsOf, searched, count, open }: Tries,
  read: ReadFilters,
  found: number,
): Promise<Corrected | null> {
  const of = found < ENOUGH_RESULTS ? open(read) : null;
  return correctSpelling(lookup.db, {
    filters: of ?? read,
    found: of ? await count(searched(of), SEARCH_CANDIDATES_MAX) : found,
    synonymsOf,
    searched,
    isTitled: ({ search }) => isTitled(lookup, JobFilters.parse({ search })),
    count,
  });
}

/**
 * Reads the search again in the right spelling, in which its words may name a place; null if that
 * finds nothing.
 */
async function readRespelt(
  tries: Tries,
  { read, wishes }: Pick<Wished, 'read' | 'wishes'>,
  words: string,
): Promise<(Wished & { meant: ReadFilters }) | null> {
  const { lookup, asked, open, findBy } = tries;
  const again = await readWishes(lookup, { ...read, search: words, typed: words }, tries);
  const meant = again.filters;
  const all = [...wishes, ...again.wishes];
  const respelt = await relax({ read: meant, open: open(meant), wishes: all, asked }, findBy);
  return (await findsAny(respelt)) ? { ...respelt, meant } : null;
}

/**
 * Whether a search finds jobs with all its words, or only others near to them, in its own spelling
 * and with all its wishes. With wishes, the words in a description alone are no answer, because
 * such a search leaves wishes out to find a better one.
 */
export async function findsAsAsked(
  lookup: Lookup,
  asked: JobFilters & SearchOptions,
): Promise<'whole' | 'near' | 'none'> {
  const tries = openTries(lookup, await currentSynonyms(lookup.db), asked);
  const { filters, wishes } = await readWishes(lookup, asked, tries);
  const found = await tries.findBy(filters);
  const { isOtherWork = false } = await found.readAll();
  const isFound =
    !isOtherWork && (wishes.length > 0 ? await answers(found) : await findsAny(found));
  const isWhole = found.exact.total > 0 && !filters.withEmployer;
  return !isFound ? 'none' : isWhole ? 'whole' : 'near';
}
