import { sql, type RawBuilder } from 'kysely';
import type { DescriptionHtml } from '../../../db/tables/jobs.ts';
import { anyOfIds, type Db } from '../../platform/database.ts';
import type { Posting } from './posting.ts';

/** A posting, the hash that shows whether it has changed since the last import, and its HTML. */
export interface ImportedPosting extends Posting {
  /** SHA-256 in hexadecimal. */
  source_hash: string;
  description_html: DescriptionHtml;
}

/**
 * Stops this transaction's triggers from announcing changes: otherwise every batch would empty all
 * page caches for as long as the import takes.
 */
export const letPagesWait = (db: Db) => sql`set local vritti.pages_may_wait = 'on'`.execute(db);

interface KnownJob {
  id: number;
  source: string;
  source_id: string;
  source_hash: string | null;
  expires_at: string;
  /** The job is neither closed nor deleted here. */
  open: boolean;
  /** The posting is a copy of a job that came from elsewhere, and does not change it. */
  is_copy: boolean;
}

export async function findImported(
  db: Db,
  postings: Pick<Posting, 'source' | 'source_id'>[],
): Promise<KnownJob[]> {
  const keys = postings.map(({ source, source_id }) => ({ source, source_id }));
  const found = await sql<KnownJob>`
    select id, source, source_id, encode(source_hash, 'hex') as source_hash, expires_at,
      status = 'active' and deleted_at is null as open, false as is_copy
    from jobs
    join json_to_recordset(${JSON.stringify(keys)}) as key(source text, source_id text)
      using (source, source_id)
    union all
    select jobs.id, job_sources.source, job_sources.source_id, null, jobs.expires_at,
      -- What the company itself posted does not live longer because a portal lists it.
      jobs.status = 'active' and jobs.deleted_at is null and jobs.source is not null, true
    from job_sources join jobs on jobs.id = job_sources.job_id
    join json_to_recordset(${JSON.stringify(keys)}) as key(source text, source_id text)
      on key.source = job_sources.source and key.source_id = job_sources.source_id
    where job_sources.source not in ('list', 'feed')`.execute(db);
  return found.rows;
}

/** Creates the missing unclaimed companies, by name in any case. */
export async function addCompanies(db: Db, postings: ImportedPosting[]): Promise<void> {
  await sql`
    insert into companies (name, source, description, industry)
    select distinct on (lower(company)) company, source, company_about, company_industry
    from ${recordset(postings)}
    order by lower(company), company_about nulls last, company_industry nulls last
    on conflict (lower(name)) where source is not null do nothing`.execute(db);
}

const companyByName = sql`
  companies on lower(companies.name) = lower(posting.company) and companies.source is not null`;

/** Returns the ids of the new jobs. */
export async function addJobs(
  db: Db,
  postings: ImportedPosting[],
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into jobs (company_id, ${contentColumns}, source, source_id, posted_at, is_date_given, expires_at)
    select companies.id, ${contentOfPosting}, posting.source, posting.source_id,
      coalesce(posting.posted_at, ${now}::timestamptz - ${middleAge}), posting.is_date_given, ${expiresAt}::timestamptz
    from ${recordset(postings)} join ${companyByName}
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The age of a job without a date is unknown, so it is put in the middle: most jobs are neither new nor about to end.
 */
const UNDATED_AGE_DAYS = 15;
const middleAge = sql`make_interval(days => ${sql.lit(UNDATED_AGE_DAYS)})`;
/** The job came from an earlier import, which used its own time as the date that the source had not given. */
const wasUndated = sql`(jobs.is_date_given and posting.posted_at is null
  and jobs.posted_at between jobs.created_at - interval '1 hour' and jobs.created_at)`;

/** Overwrites jobs with what their source says now; a date that it no longer gives stays. */
export async function changeJobs(
  db: Db,
  postings: ImportedPosting[],
  expiresAt: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update jobs
    set (company_id, ${contentColumns}) = row(companies.id, ${contentOfPosting}),
      posted_at = coalesce(posting.posted_at,
        case when ${wasUndated} then jobs.posted_at - ${middleAge} else jobs.posted_at end),
      is_date_given = posting.is_date_given or (jobs.is_date_given and not ${wasUndated}),
      expires_at = ${expiresAt},
      updated_at = now()
    from ${recordset(postings)} join ${companyByName}
    where jobs.source = posting.source and jobs.source_id = posting.source_id
    returning jobs.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function renewJobs(db: Db, ids: number[], expiresAt: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ expires_at: expiresAt })
    .where('id', '=', anyOfIds(ids))
    .execute();
}

/** Refreshes the planner's statistics, which are wrong after many new rows. */
export const refreshStatistics = (db: Db) => sql`analyze companies, jobs, job_search`.execute(db);

/** The columns that a source decides, with their types, for a statement about many rows. */
const content = {
  title: 'text',
  description: 'text',
  description_html: 'jsonb',
  location: 'text',
  other_locations: 'text[]',
  employment_type: 'text',
  experience_level: 'text',
  experience_min_years: 'smallint',
  experience_max_years: 'smallint',
  work_mode: 'text',
  salary_min_inr: 'bigint',
  salary_max_inr: 'bigint',
  salary_period: 'text',
  skills: 'text[]',
  openings: 'int',
  language: 'text',
  source_url: 'text',
  source_hash: 'bytea',
} satisfies Partial<Record<keyof ImportedPosting, string>>;

const contentColumns = sql.join(Object.keys(content).map((name) => sql.ref(name)));
const contentOfPosting = sql.join(Object.keys(content).map((name) => sql.ref(`posting.${name}`)));

const recordColumns = Object.entries({
  ...content,
  source: 'text',
  source_id: 'text',
  company: 'text',
  company_about: 'text',
  company_industry: 'text',
  posted_at: 'timestamptz',
  is_date_given: 'boolean',
}).map(([name, type]) => `${name} ${type}`);

/** The postings as a table `posting` within a statement: a single parameter, however many there are. */
function recordset(postings: ImportedPosting[]): RawBuilder<unknown> {
  const rows = postings.map((posting) => ({
    ...posting,
    // PostgreSQL's text representation of bytes.
    source_hash: `\\x${posting.source_hash}`,
  }));
  return sql`json_to_recordset(${JSON.stringify(rows)}) as posting(${sql.raw(recordColumns.join(', '))})`;
}
