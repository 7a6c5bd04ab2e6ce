import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { isOpen } from '../jobs/facts.ts';
import type { Compared } from './copies.ts';
import type { Posting } from './posting.ts';

export interface JobSource {
  job_id: number;
  source: string;
  source_id: string;
  source_url: string | null;
  /** The hash, in hexadecimal, of a row that lists the job under a number other than its own. */
  row_hash?: string;
}

/** Records the sources of jobs, or refreshes known ones. */
export async function keepJobSources(db: Db, sayings: readonly JobSource[]): Promise<void> {
  if (sayings.length === 0) return;
  await sql`insert into job_sources (job_id, source, source_id, source_url, row_hash)
    select job_id, source, source_id, source_url, decode(row_hash, 'hex')
    from json_to_recordset(${JSON.stringify(sayings)})
      as saying(job_id bigint, source text, source_id text, source_url text, row_hash text)
    on conflict (job_id, source, source_id) do update
      set last_said_at = now(), source_url = excluded.source_url, row_hash = excluded.row_hash`.execute(
    db,
  );
}

export interface Candidate extends Compared {
  id: number;
  company: string;
  /** Every source that lists it: two ids of one source are two jobs. */
  sources: string[];
}

/** Open jobs of these postings' companies with one of their titles. */
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

/** Only to find candidates: what the key ignores is compared afterwards. */
const titleKey = (title: RawBuilder<unknown>) =>
  sql`regexp_replace(lower(${title}), '[^[:alnum:]]+', '', 'g')`;

/**
 * The sources of one of the company's jobs, beginning with the one that it came from: the company's
 * own list or feed, if that posted it.
 */
export async function listJobSources(db: Db, companyId: number, jobId: number) {
  const { rows } = await sql<{
    source: string;
    url: string | null;
    first_said_at: string;
    last_said_at: string | null;
  }>`
    with job as (
      select id, source, source_url, created_at from jobs
      where id = ${jobId} and company_id = ${companyId} and deleted_at is null),
    saying as (
      select said.source, said.source_url as url, said.first_said_at, said.last_said_at,
        said.first_said_at = job.created_at and job.source is null as has_posted
      from job_sources as said join job on job.id = said.job_id)
    select source, url, first_said_at,
      case when not has_posted then last_said_at end as last_said_at,
      case when has_posted then 0 else 1 end as rank
    from saying
    union all
    select coalesce(source, 'hand'), source_url, created_at, null, 0
    from job where not exists (select from saying where has_posted)
    order by rank, first_said_at, source`.execute(db);
  return rows;
}
