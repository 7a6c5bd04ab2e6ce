/** Facts about companies for the SQL of other domains. */
import { sql } from 'kysely';
import { isOver } from '../search/facts.ts';

/** Whether the company has a recruiter with an account; `company` is the column with its id. */
export const isClaimed = (company: 'companies.id' | 'jobs.company_id') =>
  sql<boolean>`exists (select from accounts where accounts.company_id = ${sql.ref(company)}
    and accounts.state <> 'deleted')`;

/** The search's rows of each company that can no longer be found; `expired.jobs` is how many. */
export const expiredByCompany = sql<{ company_id: number; jobs: number }>`(
  select company_id, count(*) as jobs from job_search where ${isOver} group by company_id)`;

/** How many open jobs a company has, where `expiredByCompany` is joined as `expired`. */
export const openJobs = sql<number>`(companies.open_jobs - coalesce(expired.jobs, 0))`;
