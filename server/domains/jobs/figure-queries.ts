import { sql } from 'kysely';
import { waitingStatuses } from '../../../contract/applications/statuses.ts';
import { type Db, type Trx } from '../../platform/database.ts';
import { type Given, prepared } from '../../platform/batching/prepared.ts';
import { together } from '../../platform/batching/statements.ts';
import { expiredByCompany, openJobs } from '../companies/facts.ts';
import { isExpiring, isIncomplete, jobState } from './facts.ts';

/** How many of the company's jobs are in each state. */
export function countJobs(db: Db, companyId: number) {
  const inState = (wanted: string) => sql<number>`count(*) filter (where ${jobState} = ${wanted})`;
  return db
    .selectFrom('jobs')
    .select([
      inState('active').as('active'),
      inState('draft').as('draft'),
      inState('closed').as('closed'),
      inState('expired').as('expired'),
      inState('paused').as('paused'),
      inState('held').as('held'),
      inState('removed').as('removed'),
      sql<number>`count(*) filter (where ${isExpiring})`.as('expiring'),
      sql<number>`count(*) filter (where ${isIncomplete})`.as('incomplete'),
      sql<number>`count(*)`.as('total'),
    ])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Applications to the company's jobs, including deleted ones: their seekers still get an answer. */
const received = (db: Db, companyId: number) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .where('jobs.company_id', '=', companyId);

export function countApplications(db: Db, companyId: number) {
  return received(db, companyId)
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where applications.status = 'pending')`.as('pending'),
      sql<number>`count(*) filter (where applications.status = any(${[...waitingStatuses]}))`.as(
        'waiting',
      ),
    ])
    .executeTakeFirstOrThrow();
}

/** How many jobs are open to everybody, and how many companies have one. */
export async function countOpen(db: Db) {
  // Summed from an index alone; the few jobs that can no longer be found are subtracted afterwards.
  const { rows: counts } = await sql<{ open_jobs: number; hiring_companies: number }>`
    select coalesce(sum(open_jobs), 0)::bigint - over.jobs as open_jobs,
      count(*) - over.companies as hiring_companies
    from company_job_counts, lateral (
      select coalesce(sum(expired.jobs), 0)::bigint as jobs,
        count(*) filter (where ${openJobs} <= 0) as companies
      from ${expiredByCompany} as expired join company_job_counts using (company_id)
    ) as over
    where open_jobs > 0
    group by over.jobs, over.companies`.execute(db);
  return counts[0] ?? { open_jobs: 0, hiring_companies: 0 };
}

const countingOpenJobs = prepared((db, given: Given<{ company_id: number }>) =>
  db
    .selectFrom('jobs')
    .select(sql<number>`count(*)`.as('count'))
    .where('company_id', '=', given('company_id'))
    .where('deleted_at', 'is', null)
    .where(jobState, 'in', ['active', 'paused', 'held']),
);

/**
 * How many jobs of a company are open or paused; locks the number, so that nobody else opens one until the
 * transaction ends.
 */
export async function countOpenJobs(trx: Trx, companyId: number): Promise<number> {
  const [, counted] = await together(trx, [
    sql`select pg_advisory_xact_lock(hashtextextended('open jobs', ${companyId}::bigint))`,
    countingOpenJobs({ company_id: companyId }),
  ]);
  return counted[0]?.count ?? 0;
}
