import type { Db } from '../../../platform/database.ts';
import { currentIndex } from '../memory/current-index.ts';
import type { JobIndex } from '../memory/job-index.ts';
import { lookThrough } from '../memory/look-through.ts';
import {
  companyIdOf,
  type Conditions,
  countMatches,
  jobIdOf,
  type Match,
  newestMatches,
} from '../memory/matches.ts';
import { type Query, readQuery } from '../memory/query.ts';
import { everyWordOf, stemsOf } from '../memory/stems.ts';

/** Jobs of one kind, by tsqueries of stems and filter lexemes. */
interface KindOfJobs {
  /** What its title has. */
  title?: string;
  /** What it has anywhere. */
  anywhere?: string;
  /** How many of the newest. */
  limit: number;
  /** Only the newest one of each company. */
  oneOfEachCompany?: true;
}

/** The newest open jobs of each kind in turn, each job once. */
export async function newestJobs(db: Db, kinds: readonly KindOfJobs[]): Promise<number[]> {
  const index = await currentIndex(db);
  const read = (text?: string) => (text === undefined ? null : index.numbered(readQuery(text)));
  const found = new Set<number>();
  for (const { title, anywhere, limit, oneOfEachCompany } of kinds) {
    const conditions = { inTitle: read(title), words: read(anywhere) };
    const look = oneOfEachCompany ? newestOfCompanies : newestMatches;
    const matches = await lookThrough(() => look(index, conditions, limit));
    for (const match of matches) found.add(jobIdOf(match));
  }
  return [...found];
}

/** The newest job of each of the companies that posted last, even if one of them has posted many since. */
function newestOfCompanies(index: JobIndex, conditions: Conditions, limit: number): Match[] {
  const newest: Match[] = [];
  const excludedCompanyIds = new Set<number>();
  while (newest.length < limit) {
    const [match] = newestMatches(index, { ...conditions, excludedCompanyIds }, 1);
    if (!match) break;
    newest.push(match);
    excludedCompanyIds.add(companyIdOf(match));
  }
  return newest;
}

/**
 * For each of these: how many open jobs are of the company, or have every word of the title in
 * theirs.
 */
export async function countOpenLike(
  db: Db,
  jobs: readonly { title: string; companyId: number }[],
): Promise<number[]> {
  const index = await currentIndex(db);
  const titles = jobs.map(({ title }) => everyWordOf(title));
  const stemmed = await stemsOf(db, titles);
  const counts: number[] = [];
  for (const [at, { companyId }] of jobs.entries()) {
    const title = stemmed(titles[at] ?? null);
    counts.push(await lookThrough(() => countLike(index, title, companyId)));
  }
  return counts;
}

function countLike(index: JobIndex, title: Query | null, companyId: number): number {
  const count = (conditions: Conditions) => countMatches(index, conditions, Infinity);
  const ofCompany = count({ companyIds: [companyId] });
  if (title === null) return ofCompany;
  const inTitle = index.numbered(title);
  return count({ inTitle }) + ofCompany - count({ inTitle, companyIds: [companyId] });
}
