import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { isListed } from '../company-evidence/facts.ts';
import { isOpen } from '../jobs/facts.ts';

// A file holds what has its id in one range, so that reading it takes one stretch of an index however many jobs
// there are, and a job stays in its file for as long as it is open.

/** Ids of one file: few enough for one answer, and below the 50,000 addresses that the protocol allows. */
export const IDS_OF_A_FILE = 5_000;

/** The numbers of the ranges in which `table` has an id, found by a jump from each range to the next. */
const rangesOf = (first: (from: RawBuilder<unknown>) => RawBuilder<number>) => sql<{ nth: number }>`
  with recursive found (nth) as (
    select ${first(sql`0`)} / ${sql.lit(IDS_OF_A_FILE)}
    union all
    select ${first(sql`(found.nth + 1) * ${sql.lit(IDS_OF_A_FILE)}`)} / ${sql.lit(IDS_OF_A_FILE)}
      from found where found.nth is not null)
  select nth from found where nth is not null order by nth`;

const firstJob = (from: RawBuilder<unknown>) =>
  sql<number>`(select min(job_id) from job_search where job_id >= ${from})`;

const firstCompany = (from: RawBuilder<unknown>) =>
  sql<number>`(select min(company_id) from company_job_counts
    where company_id >= ${from} and open_jobs > 0)`;

async function readRanges(db: Db, first: typeof firstJob): Promise<number[]> {
  const { rows } = await rangesOf(first).execute(db);
  return rows.map(({ nth }) => nth);
}

export const readRangesOfJobs = (db: Db) => readRanges(db, firstJob);
export const readRangesOfCompanies = (db: Db) => readRanges(db, firstCompany);

const endOf = (nth: number) => (nth + 1) * IDS_OF_A_FILE;

/** The open jobs of a range. */
export const readListedJobs = (db: Db, nth: number) =>
  db
    .selectFrom('job_search')
    .innerJoin('jobs', 'jobs.id', 'job_search.job_id')
    .where('job_search.job_id', '>=', nth * IDS_OF_A_FILE)
    .where('job_search.job_id', '<', endOf(nth))
    .where(isOpen)
    .select(['jobs.id', 'jobs.title', 'jobs.location', 'jobs.updated_at'])
    .orderBy('job_search.job_id')
    .execute();

/** The companies of a range that have open jobs and that the list of companies shows. */
export const readListedCompanies = (db: Db, nth: number) =>
  db
    .selectFrom('company_job_counts')
    .innerJoin('companies', 'companies.id', 'company_job_counts.company_id')
    .where('company_job_counts.company_id', '>=', nth * IDS_OF_A_FILE)
    .where('company_job_counts.company_id', '<', endOf(nth))
    .where('company_job_counts.open_jobs', '>', 0)
    .where(isListed)
    .select(['companies.id', 'companies.name', 'companies.updated_at'])
    .orderBy('company_job_counts.company_id')
    .execute();
