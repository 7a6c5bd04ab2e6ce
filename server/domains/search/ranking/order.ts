import { MORE_PLACES_MAX } from '../../../../contract/constants.ts';
import { companyIdOf, type Match, titleOf } from '../memory/matches.ts';
import { Tally } from '../memory/tally.ts';

/** Jobs whose ranks differ by less are equally good. */
export const RANK_STEP = 0.05;

/** What decides about the place of a job by relevance. */
export interface Standing {
  /** Jobs of a higher group come earlier; see `groupOf`. */
  group: number;
  tier: Tier;
  /** Also true where pay makes no difference. */
  statesPay: boolean;
  inTitle: boolean;
  /** The best of its copies. */
  isFirst: boolean;
  rank: number;
  postedUs: number;
  jobId: number;
}

/**
 * Jobs with all the words come first, then those in towns nearby that have them all, and those with
 * most of them or for related work; last are those with the words only in their description, which
 * talks about much besides the work.
 */
export const tiers = { described: 0, near: 1, whole: 2, nearby: 3 } as const;
export type Tier = (typeof tiers)[keyof typeof tiers];

/** A found job with its place. */
export interface Ranked extends Standing {
  match: Match;
  /** Of the first: others with the same title at the same company. */
  copies: readonly number[];
}
export const NO_COPIES: Ranked['copies'] = [];

/** By groups, and in each by rank. */
export const inOrder = (a: Standing, b: Standing): number => b.group - a.group || byRank(a, b);

/** A job that only mentions the words in its description does not become an answer by stating its pay. */
const levels: Readonly<Record<Tier, { stated: number; undisclosed: number }>> = {
  [tiers.whole]: { stated: 6, undisclosed: 3 },
  // If pay was asked for, all of these state it.
  [tiers.nearby]: { stated: 5, undisclosed: 5 },
  [tiers.near]: { stated: 4, undisclosed: 2 },
  [tiers.described]: { stated: 1, undisclosed: 0 },
};
const LEVELS = 7;

/**
 * The group of a job in the list; the highest comes first. Copies come last, then the tier decides.
 * Within a tier, if pay was asked for, jobs that state it come first, and then titles with all the
 * words, or jobs of the company whose name was typed. In a search for one company, such titles come
 * before everything else, copies among them.
 */
export const groupOf = (
  { tier, statesPay, inTitle, isFirst }: Omit<Standing, 'group'>,
  isOneCompanys: boolean,
): number => {
  const level = statesPay ? levels[tier].stated : levels[tier].undisclosed;
  return isOneCompanys
    ? (Number(inTitle) * 2 + Number(isFirst)) * LEVELS + level
    : (Number(isFirst) * LEVELS + level) * 2 + Number(inTitle);
};

const byRank = (a: Standing, b: Standing) =>
  b.rank - a.rank || b.postedUs - a.postedUs || b.jobId - a.jobId;

const hashes = new Tally();
const copyHash = (match: Match) => Math.imul(companyIdOf(match), 0x01_00_01_93) ^ titleOf(match);

/** Among jobs with the same title at the same company, the best one is the first and lists the others. */
export function markCopies(jobs: readonly Ranked[]): void {
  hashes.clear();
  for (const { match } of jobs) hashes.add(copyHash(match));
  // Most jobs have no copy, and jobs with different hashes are none.
  for (const job of jobs) job.isFirst = hashes.countOf(copyHash(job.match)) === 1;
  const perhapsCopies = jobs.filter(({ isFirst }) => !isFirst);
  for (const ofOne of Map.groupBy(perhapsCopies, ({ match }) => companyIdOf(match)).values()) {
    const alike = Map.groupBy(ofOne, ({ match }) => titleOf(match));
    for (const same of alike.values()) {
      const [first, ...others] =
        same.length > 1
          ? same.toSorted((a, b) => levels[b.tier].stated - levels[a.tier].stated || byRank(a, b))
          : same;
      if (!first) continue;
      first.isFirst = true;
      first.copies = others.slice(0, MORE_PLACES_MAX).map(({ jobId }) => jobId);
    }
  }
}

/** At least how many of these jobs come first among their copies. */
export function countLines(jobs: readonly Match[]): number {
  hashes.clear();
  for (const match of jobs) hashes.add(copyHash(match));
  return hashes.size;
}

/** A part of the jobs, with those that may be their copies. */
export function withCopies(some: readonly Match[], all: readonly Match[]): Match[] {
  hashes.clear();
  for (const match of some) hashes.add(copyHash(match));
  return all.filter((match) => hashes.countOf(copyHash(match)) > 0);
}

/** How many lines of one company keep their rank; the next as many lose a step, those after them two, and so on. */
const LINES_IN_A_ROW = 3;
const lines = new Tally();

/**
 * Sorts jobs, but lowers some ranks, so that nearly equal jobs of other companies go before the
 * fourth of one company and none fills the page. The companies of an employer count as one.
 */
export function letOthersIn(
  jobs: readonly Ranked[],
  employerIds: readonly number[] = [],
): Ranked[] {
  const [employerId = 0] = employerIds;
  const employers = new Set(employerIds);
  lines.clear();
  const sorted = jobs.toSorted(inOrder);
  let isAnyLowered = false;
  for (const job of sorted) {
    if (!job.isFirst) continue;
    const id = companyIdOf(job.match);
    const before = lines.add(employers.has(id) ? employerId : id) - 1;
    const steps = Math.floor(before / LINES_IN_A_ROW);
    if (steps === 0) continue;
    job.rank = Math.fround(Math.max(0, job.rank - steps * RANK_STEP));
    isAnyLowered = true;
  }
  return isAnyLowered ? sorted.toSorted(inOrder) : sorted;
}
