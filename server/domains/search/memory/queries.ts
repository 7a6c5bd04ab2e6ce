// What the index in memory reads: rows of job_search, and which of them changed.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { JobRow } from './segment.ts';

const columns = sql`
  job_id, (extract(epoch from posted_at) * 1000000)::bigint as posted_us,
  (extract(epoch from expires_at) * 1000)::bigint as expires_ms,
  company_id, employment_type, experience_level, work_mode, shift, conditions, cities, skills,
  salary_min_inr, salary_max_inr, is_slow_to_answer, tsv::text as tsv`;

/** The newest jobs, or those that come after one of them, at most so many. */
export async function listRows(
  db: Db,
  after: JobRow | undefined,
  limit: number,
): Promise<JobRow[]> {
  const isAfter =
    after && sql`where (posted_at, job_id) < (${momentOf(after.posted_us)}, ${after.job_id})`;
  const { rows } = await sql<JobRow>`
    select ${columns} from job_search ${isAfter ?? sql``}
    order by posted_at desc, job_id desc limit ${limit}`.execute(db);
  return rows;
}

const momentOf = (us: number): RawBuilder<unknown> =>
  sql`(timestamptz 'epoch' + ${us}::bigint * interval '1 microsecond')`;

export async function readRows(db: Db, ids: readonly number[]): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select ${columns} from job_search where job_id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

/** The first transaction that may not have ended yet; all before it have. */
export async function readFirstOpen(db: Db): Promise<string> {
  const { rows } = await sql<{ first_open: string }>`
    select ${firstOpen} as first_open`.execute(db);
  return rows[0]?.first_open ?? BEFORE_ALL;
}

const BEFORE_ALL = '0';
const firstOpen = sql`pg_snapshot_xmin(pg_current_snapshot())::text`;

export interface Changes {
  first_open: string;
  changed: { by: string; job_id: number }[];
}

/**
 * Which jobs were changed in the search by transactions that have committed, of those from this one on. The first
 * that may not have ended yet is of the same moment.
 */
export async function readChanges(db: Db, from: string): Promise<Changes> {
  const { rows } = await sql<Changes>`
    select ${firstOpen} as first_open, coalesce(
      (select json_agg(json_build_object('by', changed_by::text, 'job_id', job_id))
        from search_changes where changed_by >= ${from}::xid8), '[]') as changed`.execute(db);
  return rows[0] ?? { first_open: from, changed: [] };
}

/** Changes that every server has read long ago, or never will. */
export async function deleteOldChanges(db: Db): Promise<void> {
  await sql`delete from search_changes where changed_at < now() - interval '1 day'`.execute(db);
}
