import { MORE_PLACES_MAX, SEARCH_CANDIDATES_MAX } from '../../../../contract/constants.ts';
import type { Db } from '../../../platform/database.ts';
import {
  candidates,
  candidatesCalled,
  candidatesOf,
  candidatesTitled,
  nearCandidates,
  type Search,
} from './candidates.ts';
import { type Criteria, type Dimension, dimensions, isCountedApart } from '../criteria.ts';
import type { Position } from '../cursor.ts';
import { type CountedValue, countValues } from './facets.ts';
import { lookThrough } from '../memory/look-through.ts';
import {
  byDate,
  byPay,
  bySlot,
  haveWords,
  jobIdOf,
  type Match,
  payOf,
  postedOf,
  titleHas,
} from '../memory/matches.ts';
import { microsecondsOf, momentOf } from '../memory/moments.ts';
import { listOfTitleAndCompany } from '../queries.ts';
import { ranksOf } from '../ranking/relevance.ts';
import { type Lookup, type Ranking, readWanted } from './wanted.ts';

interface Window {
  limit: number;
  offset: number;
  /** Used in place of the offset. */
  after?: Position | undefined;
}

/** By relevance, with the jobs that have the same title at the same company, if there are any. */
type FoundPosition = Position & { copies?: number[] };

export interface Found {
  page: FoundPosition[];
  /** How many jobs match, at most the number of candidates. */
  total: number;
  /** More may match. */
  is_cut: boolean;
  /** How many of them have all the words. */
  all_words_total: number;
  /** How many answer in full: those that state their pay, if the words asked for pay. */
  full_total: number;
  facets: CountedValue[];
  /** Dimensions of which only the candidates were counted, as there may be more matches. */
  capped_facets: Dimension[];
}

/** The jobs of a search from which its page is taken. */
interface Gathered {
  matches: Match[];
  /** The ids of those with all the words. */
  whole: ReadonlySet<number>;
  /** There may be more. */
  isCut: boolean;
}

/**
 * One page of a search with its count and facets. `withNear` also finds jobs with most of the words, and
 * jobs for related work.
 */
export async function findJobs(
  lookup: Lookup,
  criteria: Criteria,
  window: Window,
  { withNear, ...ranking }: Ranking & { withNear: boolean },
): Promise<Found> {
  const { db, index } = lookup;
  const search = { index, criteria, wanted: await readWanted(lookup, criteria, ranking) };
  const { found, apart, facets } = await lookThrough(() => gatherAll(search, withNear));
  const known = withNear ? await readKnown(db, criteria, found) : new Set<number>();
  const isRanked = criteria.text !== null && criteria.order === 'relevance';
  const page = await lookThrough(() =>
    isRanked
      ? rankedPage(search, found, window, { employer: ranking.employer, known })
      : orderedPage(search, found, window),
  );
  return {
    page,
    total: found.matches.length,
    is_cut: found.isCut,
    all_words_total: found.whole.size,
    full_total: criteria.isStatedPayFirst
      ? found.matches.filter((match) => payOf(match) >= 0).length
      : found.matches.length,
    facets,
    capped_facets: dimensions.filter((dimension) => (apart.get(dimension) ?? found).isCut),
  };
}

/** A facet's counts ignore its own filter: they are of a wider search. */
function gatherAll(search: Search, withNear: boolean) {
  const { index, criteria } = search;
  const found = gather(search, withNear);
  const apart = new Map(
    dimensions
      .filter((dimension) => isCountedApart(criteria, dimension))
      .map((dimension) => [dimension, gather(search, withNear, dimension)]),
  );
  const facets = [
    ...countValues(index, found.matches, (dimension) => !apart.has(dimension)),
    ...[...apart].flatMap(([dimension, { matches }]) =>
      countValues(index, matches, (other) => other === dimension),
    ),
  ];
  return { found, apart, facets: withChosenCompany(facets, criteria, found) };
}

/** The newest jobs of all companies, which are counted then, may have none of the chosen one. */
function withChosenCompany(
  facets: readonly CountedValue[],
  { companyId }: Criteria,
  { matches }: Gathered,
): CountedValue[] {
  const isCounted = ({ dimension, value }: CountedValue) =>
    dimension === 'company' && value === String(companyId);
  if (companyId === null || matches.length === 0 || facets.some(isCounted)) return [...facets];
  return [...facets, { dimension: 'company', value: String(companyId), count: matches.length }];
}

function gather(search: Search, withNear: boolean, without?: Dimension): Gathered {
  const exact = candidates(search, { without });
  const isCut = exact.length === SEARCH_CANDIDATES_MAX;
  const whole = new Set(exact.map(jobIdOf));
  if (!withNear) return { matches: exact, whole, isCut };
  const near = bySlot(
    nearCandidates(search, { without }).filter((one) => !whole.has(jobIdOf(one))),
  );
  const { text } = search.wanted;
  const have = text && haveWords(near, text);
  for (const [at, match] of near.entries()) if (have?.[at]) whole.add(jobIdOf(match));
  return { matches: [...exact, ...near], whole, isCut };
}

function orderedPage(
  search: Search,
  { matches }: Gathered,
  { after, offset, limit }: Window,
): Position[] {
  const isByPay = search.criteria.order === 'salary';
  const sorted = after
    ? candidates(search, { after, limit })
    : matches.toSorted(isByPay ? byPay : byDate).slice(offset, offset + limit);
  return sorted.map((match) => {
    const job_id = jobIdOf(match);
    if (!isByPay) return { order: 'newest', posted_at: momentOf(postedOf(match)), job_id };
    const pay = payOf(match);
    return { order: 'salary', salary_max_inr: pay < 0 ? null : pay, job_id };
  });
}

/** A job with what decides about its place among the others. */
interface Ranked {
  match: Match;
  hasAll: boolean;
  inTitle: boolean;
  isFirst: boolean;
  /** Or it makes no difference. */
  statesPay: boolean;
  rank: number;
  postedUs: number;
  jobId: number;
  /** Of the first: others with the same title at the same company. */
  copies: number[];
}

/** With so many titles among the candidates, older ones are not looked for. */
const ENOUGH_TITLES = 400;
/** Of older jobs with exactly such a title so many of the newest are looked for. */
const CALLED_MAX = 40;
/** A title that says just what was typed comes before one with the same words in another order. */
const EXACT_TITLE_GAINS = 0.1;

/**
 * Jobs of a company whose name was typed, and else titles with all the words, come first, even if older
 * than the candidates; then by what the title says of the words and what else it says,
 * and where and how often the job has them. Only the best of several copies ranks normally, except when
 * searching one company; the others come last. Jobs of companies that are slow to answer come after the
 * other titles.
 */
function rankedPage(
  search: Search,
  { matches, whole, isCut }: Gathered,
  { after, offset, limit }: Window,
  { employer, known }: Pick<Ranking, 'employer'> & { known: ReadonlySet<number> },
): FoundPosition[] {
  const rank = rankedBy(search, employer, known);
  const ranked = rank(matches, (id) => whole.has(id));
  if (isCut) {
    const titled = ranked.filter(({ inTitle }) => inTitle).length;
    const older = [
      ...(titled < ENOUGH_TITLES ? candidatesTitled(search, ENOUGH_TITLES) : []),
      ...candidatesCalled(search, search.wanted.titles, CALLED_MAX),
      ...(employer ? candidatesOf(search, employer.companyIds) : []),
    ];
    const others = new Map(older.map((match) => [jobIdOf(match), match]));
    for (const { jobId } of ranked) others.delete(jobId);
    ranked.push(...rank([...others.values()], () => true));
  }
  markCopies(ranked);
  // Among the jobs of one company its copies are what was asked for.
  const isOneCompanys = employer !== null && employer.rest === null;
  const order = (a: Standing, b: Standing) =>
    Number(b.statesPay) - Number(a.statesPay) ||
    groupOf(b, isOneCompanys) - groupOf(a, isOneCompanys) ||
    byRank(a, b);
  const inOrder = ranked.toSorted(order);
  if (after?.order !== 'relevance') return inOrder.slice(offset, offset + limit).map(positionOf);
  const place = standingIn(after);
  return inOrder
    .filter((job) => order(place, job) < 0)
    .slice(0, limit)
    .map(positionOf);
}

/** What decides about the place of a job. */
type Standing = Pick<Ranked, 'statesPay' | 'inTitle' | 'isFirst' | 'rank' | 'postedUs' | 'jobId'>;

/** The higher, the earlier. */
const groupOf = ({ inTitle, isFirst }: Standing, isTitleFirst: boolean) =>
  isTitleFirst ? Number(inTitle) * 2 + Number(isFirst) : Number(isFirst) * 2 + Number(inTitle);

const byRank = (a: Standing, b: Standing) =>
  b.rank - a.rank || b.postedUs - a.postedUs || b.jobId - a.jobId;

/** Ranks jobs, of which those that `hasAll` tells have all the words. */
function rankedBy(
  { criteria, wanted }: Search,
  employer: Ranking['employer'],
  known: ReadonlySet<number>,
) {
  const { text, terms, related, titles, rest } = wanted;
  const companyIds = new Set(employer?.companyIds);
  return (matches: readonly Match[], hasAll: (jobId: number) => boolean): Ranked[] => {
    const sorted = bySlot(matches);
    const ranks = ranksOf(sorted, terms, related);
    const ranksBeside = rest && ranksOf(sorted, rest.terms, []);
    return sorted.map((match, at) => {
      const { segment, slot } = match;
      const jobId = jobIdOf(match);
      const isNamed = companyIds.has(segment.companyIds[slot] ?? 0);
      const says = (words: typeof text) => words !== null && titleHas(segment.textOf(slot), words);
      const isBeside = isNamed && rest !== null;
      const called = isBeside ? rest.titles : titles;
      const gain = called.includes(segment.titles[slot] ?? 0) ? EXACT_TITLE_GAINS : 0;
      return {
        match,
        hasAll: hasAll(jobId),
        inTitle: employer
          ? isNamed && (rest === null || says(rest.text))
          : segment.isSlow[slot] === 0 && (says(text) || known.has(jobId)),
        isFirst: false,
        statesPay: !criteria.isStatedPayFirst || payOf(match) >= 0,
        rank: Math.fround(((isBeside ? ranksBeside : ranks)?.[at] ?? 0) + gain),
        postedUs: postedOf(match),
        jobId,
        copies: [],
      };
    });
  };
}

const standingIn = (at: Position & { order: 'relevance' }): Standing => ({
  statesPay: at.states_pay ?? true,
  inTitle: at.in_title,
  isFirst: at.is_first,
  rank: at.rank,
  postedUs: microsecondsOf(at.posted_at),
  jobId: at.job_id,
});

const positionOf = (job: Ranked): FoundPosition => ({
  order: 'relevance',
  has_all: job.hasAll,
  in_title: job.inTitle,
  is_first: job.isFirst,
  ...(job.statesPay ? {} : { states_pay: false }),
  rank: job.rank,
  posted_at: momentOf(job.postedUs),
  job_id: job.jobId,
  ...(job.copies.length > 0 ? { copies: job.copies } : {}),
});

/** Of jobs with the same title at the same company the best one is the first, and knows the others. */
function markCopies(jobs: readonly Ranked[]): void {
  const companies = Map.groupBy(jobs, ({ match }) => match.segment.companyIds[match.slot]);
  for (const ofOne of companies.values()) {
    const alike = Map.groupBy(ofOne, ({ match }) => match.segment.titles[match.slot]);
    for (const same of alike.values()) {
      const [first, ...others] =
        same.length > 1
          ? same.toSorted((a, b) => Number(b.hasAll) - Number(a.hasAll) || byRank(a, b))
          : same;
      if (!first) continue;
      first.isFirst = true;
      first.copies = others.slice(0, MORE_PLACES_MAX).map(({ jobId }) => jobId);
    }
  }
}

/** The jobs that somebody knows who typed a title and a company: together they have all the words. */
async function readKnown(
  db: Db,
  { text, titles }: Criteria,
  { whole }: Gathered,
): Promise<ReadonlySet<number>> {
  if (text === null || whole.size === 0) return new Set();
  return new Set(await listOfTitleAndCompany(db, [...whole], { text, typed: titles[0] ?? '' }));
}
