import { SEARCH_CANDIDATES_MAX } from '../../../../contract/constants.ts';
import type { WhyFound } from '../../../../contract/search/why-found.ts';
import {
  candidates,
  candidatesCalled,
  candidatesNamed,
  candidatesTitled,
  nearCandidates,
  type Search,
} from './candidates.ts';
import { type Criteria, type Dimension, dimensions, isCountedApart } from '../criteria.ts';
import type { Position } from '../cursor.ts';
import { type CountedValue, countValues } from './facets.ts';
import { companyNames } from './company-names.ts';
import { readKnown } from './known-jobs.ts';
import { lookThrough } from '../memory/look-through.ts';
import {
  byDate,
  byPay,
  bySlot,
  companyIdOf,
  haveWords,
  jobIdOf,
  type Match,
  payOf,
  postedOf,
} from '../memory/matches.ts';
import { microsecondsOf, momentOf } from '../memory/moments.ts';
import {
  countLines,
  groupOf,
  inOrder,
  letOthersIn,
  markCopies,
  type Ranked,
  type Standing,
  tiers,
  withCopies,
} from '../ranking/order.ts';
import { judge } from '../ranking/relevance.ts';
import { eitherOf } from '../ranking/terms.ts';
import { rankedBy, type RankedBy, titlesWithAll } from './ranked.ts';
import { forTheWork, isNamedInTitles } from './for-the-work.ts';
import { whyFound } from '../ranking/why-found.ts';
import { FEW_AT_PLACE, type FoundNearby, nearbyOf, townsOf } from './nearby-jobs.ts';
import type { Lookup } from './lookup.ts';
import { type Ranking, numberCriteria } from './numbered-criteria.ts';

interface Window {
  limit: number;
  offset: number;
  /** Used in place of the offset. */
  after?: Position | undefined;
}

/** In the order by relevance, `copies` are the jobs with the same title at the same company. */
type FoundPosition = Position & { copies?: readonly number[] };

export interface FoundPage {
  page: FoundPosition[];
  /** How many jobs match, at most the number of candidates. */
  total: number;
  /** More may match. */
  is_cut: boolean;
  /** How many of them have all the words. */
  all_words_total: number;
  /**
   * How many come first because they have the words not only in their description. This is exact
   * below `ENOUGH_FIRST`; otherwise there are at least so many.
   */
  first_tier: number;
  /** The jobs in towns nearby that follow them. */
  nearby: FoundNearby;
  /** Whether at least one of them has the words elsewhere than in its description. */
  hasAnswer: boolean;
  /** How many have everything that was asked for; if the words asked for pay, only those that state it. */
  full_total: number;
  /**
   * Called only for the page that is finally shown, because a search is often read in several ways
   * first.
   */
  readFacets: () => Promise<CountedFacets>;
  /** Whether they are for other work than what was asked for. */
  isOtherWork?: boolean;
  /** Why its jobs were found; called for that page only. */
  readWhy: () => Promise<WhyFound[]>;
  gathered: Gathered;
}

export interface CountedFacets {
  facets: CountedValue[];
  /** Dimensions of which only the candidates were counted, as there may be more matches. */
  capped: Dimension[];
}

/** The jobs of a search from which its page is taken. */
interface Gathered {
  /** Those with all the words. */
  whole: readonly Match[];
  /** Others with most of them, or for related work. */
  near: Match[];
  /** In towns nearby, with all the words and not in their description alone. */
  nearby: Match[];
  /** There may be more. */
  isCut: boolean;
}

/** A page of jobs in their order. */
interface Ordered<P> {
  page: P[];
  firstTier: number;
  nearby: Match[];
  hasAnswer: boolean;
}

/**
 * One page of a search with its count and facets. Beside what was found `exactly` it also finds jobs with most of
 * the words, and jobs for related work.
 */
export async function findJobs(
  lookup: Lookup,
  criteria: Criteria,
  window: Window,
  { exactly, ...ranking }: Ranking & { exactly?: FoundPage },
): Promise<FoundPage> {
  const { db, index } = lookup;
  const search = { index, criteria, numbered: await numberCriteria(lookup, criteria, ranking) };
  const found = await lookThrough(() => gather(search, exactly));
  const known = exactly ? await readKnown(db, criteria, found.whole) : new Set<number>();
  const isRanked = criteria.text !== null && criteria.order === 'relevance';
  const { page, firstTier, nearby, hasAnswer } = await lookThrough(() =>
    isRanked
      ? rankedPage(search, found, window, { ...ranking, known })
      : orderedPage(search, found, window),
  );
  return {
    page,
    total: found.whole.length + found.near.length + found.nearby.length,
    is_cut: found.isCut,
    all_words_total: found.whole.length,
    first_tier: firstTier,
    nearby: { total: nearby.length, towns: townsOf(search, nearby) },
    hasAnswer,
    full_total: criteria.isStatedPayFirst
      ? [...found.whole, ...found.near].filter((match) => payOf(match) >= 0).length
      : found.whole.length + found.near.length,
    readFacets: () => lookThrough(() => countFacets(search, found)),
    readWhy: () => whyOnPage(lookup, search, ranking.related, page),
    gathered: found,
  };
}

/** Where only the name of a company was typed, its jobs need no reason. */
async function whyOnPage(
  { db }: Lookup,
  { index, numbered }: Search,
  related: Ranking['related'],
  page: readonly Position[],
): Promise<WhyFound[]> {
  const ids = page.map(({ job_id }) => job_id);
  const employerIds = new Set(numbered.employerIds);
  const matches = index.segments.flatMap((segment) =>
    segment
      .slotsOfJobs(ids)
      .filter((slot) => (segment.expiresMs[slot] ?? 0) > 0)
      .filter((slot) => numbered.rest || !employerIds.has(segment.companyIds[slot] ?? 0))
      .map((slot) => ({ segment, slot })),
  );
  if (numbered.terms.length === 0) return [];
  const companies = await companyNames(db, [...new Set(matches.map(companyIdOf))]);
  return lookThrough(() =>
    whyFound(matches, {
      terms: numbered.terms,
      employer: numbered.rest && { companyIds: employerIds, terms: numbered.rest.terms },
      related,
      numberedRelated: numbered.related,
      names: index.names,
      companies,
    }),
  );
}

/**
 * Facets count the jobs with all the words, so that each count is what the search with that value finds. If no job has
 * them all, they count the others, which are the least there are because the search for those stops early. A facet's
 * counts ignore its own filter: they are of a wider search.
 */
function countFacets(search: Search, found: Gathered): CountedFacets {
  const { index, criteria } = search;
  const { near } = found;
  const counted = found.whole.length > 0 ? found : { whole: near, isCut: near.length > 0 };
  const apart = new Map(
    dimensions
      .filter((dimension) => isCountedApart(criteria, dimension))
      .map((dimension) => [dimension, wholeOf(search, dimension)]),
  );
  const facets = [
    ...countValues(index, counted.whole, (dimension) => !apart.has(dimension)),
    ...[...apart].flatMap(([dimension, { whole }]) =>
      countValues(index, whole, (other) => other === dimension, criteria.companyId),
    ),
  ];
  return {
    facets: withChosenCompany(facets, criteria, found.whole.length),
    capped: dimensions.filter((dimension) => (apart.get(dimension) ?? counted).isCut),
  };
}

/** Adds the chosen company: where only the newest jobs were counted, none of them may be its own. */
function withChosenCompany(
  facets: readonly CountedValue[],
  { companyId }: Criteria,
  count: number,
): CountedValue[] {
  const isCounted = ({ dimension, value }: CountedValue) =>
    dimension === 'company' && value === String(companyId);
  if (companyId === null || count === 0 || facets.some(isCounted)) return [...facets];
  return [...facets, { dimension: 'company', value: String(companyId), count }];
}

/**
 * The jobs with all the words; there may be more if `isCut`. Where no title names the work, hardly any job with its
 * words is for that work, so all of them are judged before any is cut off.
 */
function wholeOf(search: Search, without?: Dimension): Pick<Gathered, 'whole' | 'isCut'> {
  const newest = candidates(search, { without });
  const areAll = newest.length < SEARCH_CANDIDATES_MAX;
  if (areAll) return { whole: forTheWork(search, newest), isCut: false };
  if (isNamedInTitles(search)) return { whole: newest, isCut: true };
  const found = forTheWork(search, candidates(search, { without, limit: Infinity }));
  const whole = found.slice(0, SEARCH_CANDIDATES_MAX);
  return { whole, isCut: whole.length === SEARCH_CANDIDATES_MAX };
}

/** All jobs for a search. What was found `exactly` is not searched again. */
function gather(search: Search, exactly: FoundPage | undefined): Gathered {
  if (!exactly) return { ...wholeOf(search), near: [], nearby: [] };
  const { whole, isCut } = exactly.gathered;
  const known = new Set(whole.map(jobIdOf));
  const near = bySlot(nearCandidates(search).filter((one) => !known.has(jobIdOf(one))));
  const { text } = search.numbered;
  const have = text && haveWords(near, text);
  const hasAll = (_: Match, at: number) => have?.[at] === 1;
  return {
    // The candidates are the newest of those that have them all.
    whole: [...whole, ...near.filter(hasAll)],
    near: near.filter((match, at) => !hasAll(match, at)),
    nearby: exactly.first_tier < FEW_AT_PLACE ? nearbyOf(search, known) : [],
    isCut,
  };
}

function orderedPage(
  search: Search,
  found: Gathered,
  { after, offset, limit }: Window,
): Ordered<Position> {
  const isByPay = search.criteria.order === 'salary';
  const sorted = after
    ? candidates(search, { after, limit })
    : [...found.whole, ...found.near]
        .toSorted(isByPay ? byPay : byDate)
        .slice(offset, offset + limit);
  const page = sorted.map((match): Position => {
    const job_id = jobIdOf(match);
    if (!isByPay) return { order: 'newest', posted_at: momentOf(postedOf(match)), job_id };
    const pay = payOf(match);
    return { order: 'salary', salary_max_inr: pay < 0 ? null : pay, job_id };
  });
  const hasAnswer = isAnswered(search, found);
  return { page, firstTier: found.whole.length, nearby: [], hasAnswer };
}

/** Among more jobs than this, at least one is surely for the work. */
const FEW = 20;

function isAnswered({ numbered }: Search, { whole, near }: Gathered): boolean {
  if (near.length > 0 || whole.length > FEW || numbered.employerIds.length > 0) {
    return near.length > 0 || whole.length > 0;
  }
  return judge(bySlot(whole), { terms: numbered.terms }).some(
    ({ tier }) => tier !== tiers.described,
  );
}

/** From this many jobs of the first tier on, their exact number changes nothing. */
export const ENOUGH_FIRST = 50;
/** With this many titles among the candidates no older ones are looked for. */
const ENOUGH_TITLES = 400;
/** How many older jobs with exactly such a title are looked for, the newest first. */
const CALLED_MAX = 40;
/**
 * Jobs of a company whose name was typed, and else titles with all the words, come first in their tier, even if older
 * than the candidates; then by what the title says of the words and what else it says,
 * and where and how often the job has them. Only the best of several copies ranks normally, except when
 * searching one company; the others come last. Of companies with the same name the one
 * spelt as it was typed comes first. Jobs of companies that are slow to answer come after the other titles.
 */
function rankedPage(
  search: Search,
  found: Gathered,
  { after, offset, limit }: Window,
  by: RankedBy,
): Ordered<FoundPosition> {
  const { employer } = by;
  const most = after ? Infinity : Math.max(ENOUGH_FIRST, offset + limit);
  const ranked = rankedJobs(search, found, by, most);
  markCopies(ranked);
  const isOneCompanys = employer !== null && employer.rest === null;
  for (const job of ranked) job.group = groupOf(job, isOneCompanys);
  const sorted = isOneCompanys
    ? ranked.toSorted(inOrder)
    : letOthersIn(ranked, employer?.companyIds);
  const place = after?.order === 'relevance' ? standingIn(after, isOneCompanys) : null;
  const start = place ? sorted.findIndex((job) => inOrder(place, job) < 0) : offset;
  const page = start < 0 ? [] : sorted.slice(start, start + limit);
  const isOfFirst = ({ tier, isFirst }: Ranked) => isFirst && tier === tiers.whole;
  // If pay was asked for, other jobs that state it may stand between them.
  const end = search.criteria.isStatedPayFirst ? sorted.findIndex((job) => !isOfFirst(job)) : -1;
  const firstTier = end < 0 ? ranked.filter(isOfFirst).length : end;
  const hasAnswer = ranked.some(({ tier }) => tier !== tiers.described);
  const isNearby = ({ tier, isFirst }: Ranked) => isFirst && tier === tiers.nearby;
  return {
    page: page.map(positionOf),
    firstTier,
    nearby: ranked.filter(isNearby).map(({ match }) => match),
    hasAnswer,
  };
}

/** All jobs with their ranks, unless the titles with all the words are as many lines as are needed: then these alone. */
function rankedJobs(search: Search, found: Gathered, by: RankedBy, needed: number): Ranked[] {
  const { whole, near, nearby, isCut } = found;
  const rank = rankedBy(search, by);
  const mayBeEnough = whole.length >= needed && areTitlesFirst(search, found, by);
  const titled = mayBeEnough ? titlesWithAll(search, whole) : null;
  const ranked = titled
    ? []
    : [...rank(whole, 'whole'), ...rank(near, 'near'), ...rank(nearby, 'nearby')];
  const count = titled?.length ?? ranked.filter(({ inTitle }) => inTitle).length;
  const others = isCut ? olderThan(search, whole, count, by) : [];
  if (!titled) return [...ranked, ...rank(others, 'whole')];
  const first = [...titled, ...titlesWithAll(search, others)];
  const all = [...whole, ...others];
  return rank(countLines(first) < needed ? all : withCopies(first, all), 'whole');
}

/** Jobs older than the candidates that may come before them. */
function olderThan(search: Search, whole: readonly Match[], titled: number, by: RankedBy): Match[] {
  const older = [
    ...(titled < ENOUGH_TITLES ? candidatesTitled(search, ENOUGH_TITLES) : []),
    ...candidatesCalled(search, search.numbered.titles, CALLED_MAX),
    ...(by.employer ? candidatesNamed(search) : []),
  ];
  const others = new Map(older.map((match) => [jobIdOf(match), match]));
  for (const match of whole) others.delete(jobIdOf(match));
  return [...others.values()];
}

/** Whether every title with all the words comes before whatever else was found. */
const areTitlesFirst = (
  { criteria, numbered }: Search,
  { near, nearby }: Gathered,
  { employer, known }: RankedBy,
): boolean =>
  near.length + nearby.length + known.size === 0 &&
  employer === null &&
  !criteria.isStatedPayFirst &&
  numbered.terms.every((term) => eitherOf(term) !== null);

function standingIn(at: Position & { order: 'relevance' }, isOneCompanys: boolean): Standing {
  const standing = {
    tier: at.tier,
    statesPay: at.states_pay ?? true,
    inTitle: at.in_title,
    isFirst: at.is_first,
    rank: at.rank,
    postedUs: microsecondsOf(at.posted_at),
    jobId: at.job_id,
  };
  return { ...standing, group: groupOf(standing, isOneCompanys) };
}

const positionOf = (job: Ranked): FoundPosition => ({
  order: 'relevance',
  tier: job.tier,
  in_title: job.inTitle,
  is_first: job.isFirst,
  ...(job.statesPay ? {} : { states_pay: false }),
  rank: job.rank,
  posted_at: momentOf(job.postedUs),
  job_id: job.jobId,
  ...(job.copies.length > 0 ? { copies: job.copies } : {}),
});
