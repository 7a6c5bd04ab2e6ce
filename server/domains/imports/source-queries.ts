import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { isOpen } from '../jobs/facts.ts';
import type { Compared } from './copies.ts';
import type { Posting } from './posting.ts';

export interface Saying {
  job_id: number;
  source: string;
  source_id: string;
  source_url: string | null;
}

/** Records sources of jobs, or refreshes those that are known. */
export async function keepSayings(db: Db, sayings: readonly Saying[]): Promise<void> {
  if (sayings.length === 0) return;
  await sql`insert into job_sources (job_id, source, source_id, source_url)
    select job_id, source, source_id, source_url
    from json_to_recordset(${JSON.stringify(sayings)})
      as saying(job_id bigint, source text, source_id text, source_url text)
    on conflict (job_id, source, source_id) do update
      set last_said_at = now(), source_url = excluded.source_url`.execute(db);
}

export interface Candidate extends Compared {
  id: number;
  company: string;
  /** Every source that says it: two ids of one source are two jobs. */
  sources: string[];
}

/** Open jobs of the companies of these postings with one of their titles. */
export async function listCandidates(db: Db, postings: readonly Posting[]): Promise<Candidate[]> {
  if (postings.length === 0) return [];
  const companies = [...new Set(postings.map(({ company }) => company.toLowerCase()))];
  const titles = [...new Set(postings.map(({ title }) => title))];
  const { rows } = await sql<Candidate>`
    select jobs.id, lower(companies.name) as company, jobs.title, jobs.description, jobs.location,
      jobs.employment_type, jobs.work_mode, jobs.salary_min_inr, jobs.salary_max_inr,
      array_remove(array_append(array(select source from job_sources
        where job_sources.job_id = jobs.id), jobs.source), null) as sources
    from jobs join companies on companies.id = jobs.company_id
    where companies.source is not null and lower(companies.name) = any(${companies}::text[])
      and ${titleKey(sql`jobs.title`)} = any(array(
        select ${titleKey(sql`title`)} from unnest(${titles}::text[]) as title))
      and ${isOpen}
    order by jobs.id`.execute(db);
  return rows;
}

/** Only to find candidates: what it leaves out is compared after that. */
const titleKey = (title: RawBuilder<unknown>) =>
  sql`regexp_replace(lower(${title}), '[^[:alnum:]]+', '', 'g')`;

/** Where a job of the company is said, first where it came from. */
export async function listSayings(db: Db, companyId: number, jobId: number) {
  const { rows } = await sql<{
    source: string;
    url: string | null;
    first_said_at: string;
    last_said_at: string | null;
  }>`
    select coalesce(source, 'hand') as source, source_url as url, created_at as first_said_at,
      null::timestamptz as last_said_at, 0 as rank
    from jobs where id = ${jobId} and company_id = ${companyId} and deleted_at is null
    union all
    select job_sources.source, job_sources.source_url, job_sources.first_said_at,
      job_sources.last_said_at, 1
    from job_sources join jobs on jobs.id = job_sources.job_id
    where jobs.id = ${jobId} and jobs.company_id = ${companyId} and jobs.deleted_at is null
    order by rank, first_said_at, source`.execute(db);
  return rows;
}
