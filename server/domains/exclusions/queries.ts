import { sql } from 'kysely';
import type { ExcludedCompany, ExcludedJob } from '../../../contract/jobs/exclusions.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { isFindable } from '../search/facts.ts';
import { countOpenLike } from '../search/search.ts';

export async function listExcludedCompanies(db: Db, accountId: number): Promise<ExcludedCompany[]> {
  const { rows } = await sql<ExcludedCompany>`
    select company_id, companies.name, excluded_companies.created_at as excluded_at,
      (select count(*)::int from job_search
        where job_search.company_id = companies.id and ${isFindable()}) as open_jobs
    from excluded_companies
    join companies on companies.id = company_id
    where account_id = ${accountId}
    order by excluded_companies.created_at desc, company_id desc`.execute(db);
  return rows;
}

export async function readConsultants(db: Db, accountId: number) {
  const { rows } = await sql<{ excluded: boolean; open_jobs: number }>`
    select exists (select from excluded_consultants where account_id = ${accountId}) as excluded,
      (select count(*)::int from job_search
        join companies on companies.id = job_search.company_id
        where companies.is_consultant and ${isFindable()}) as open_jobs`.execute(db);
  return rows[0] ?? { excluded: false, open_jobs: 0 };
}

/** Each with the number of open jobs that are of its company or have all words of its title in theirs. */
export async function listExcludedJobs(db: Db, accountId: number): Promise<ExcludedJob[]> {
  const { rows } = await sql<Omit<ExcludedJob, 'open_jobs'> & { company_id: number }>`
    select job_id, jobs.title, jobs.company_id, companies.name as company_name,
      excluded_jobs.created_at as excluded_at
    from excluded_jobs
    join jobs on jobs.id = job_id
    join companies on companies.id = jobs.company_id
    where account_id = ${accountId}
    order by excluded_jobs.created_at desc, job_id desc`.execute(db);
  const counts = await countOpenLike(
    db,
    rows.map(({ title, company_id }) => ({ title, companyId: company_id })),
  );
  return rows.map(({ job_id, title, company_name, excluded_at }, at) => ({
    job_id,
    title,
    company_name,
    excluded_at,
    open_jobs: counts[at] ?? 0,
  }));
}

/** Locks the account, so that two exclusions at once cannot both be the last one allowed. */
export async function countExclusions(trx: Trx, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from excluded_companies where account_id = accounts.id)
      + (select count(*) from excluded_jobs where account_id = accounts.id))::int as count
    from (select id from accounts where id = ${accountId} for no key update) as accounts`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

export async function insertExcludedCompany(
  trx: Trx,
  account_id: number,
  company_id: number,
): Promise<void> {
  await trx
    .insertInto('excluded_companies')
    .values({ account_id, company_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteExcludedCompany(
  db: Db,
  accountId: number,
  companyId: number,
): Promise<void> {
  await db
    .deleteFrom('excluded_companies')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .execute();
}

export async function insertExcludedConsultants(db: Db, account_id: number): Promise<void> {
  await db
    .insertInto('excluded_consultants')
    .values({ account_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteExcludedConsultants(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('excluded_consultants').where('account_id', '=', accountId).execute();
}

export async function insertExcludedJob(
  trx: Trx,
  account_id: number,
  job_id: number,
): Promise<void> {
  await trx
    .insertInto('excluded_jobs')
    .values({ account_id, job_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteExcludedJob(db: Db, accountId: number, jobId: number): Promise<void> {
  await db
    .deleteFrom('excluded_jobs')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .execute();
}
