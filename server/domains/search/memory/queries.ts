// The rows of job_search that the index in memory reads, and which of them changed.
import { type RawBuilder, sql } from 'kysely';
import { anyOfIds, arrayOfTexts, type Db } from '../../../platform/database.ts';
import { jobChoiceNames } from '../../../../contract/jobs/choices/job-choices.ts';
import type { JobRow } from './segment.ts';

const columns = sql`
  job_id, (extract(epoch from posted_at) * 1000000)::bigint as posted_us,
  (extract(epoch from expires_at) * 1000)::bigint as expires_ms,
  company_id, employment_type, ${sql.join(jobChoiceNames.map((column) => sql.ref(column)))}, conditions, cities, skills,
  experience_years::text[] as experience_years, industry,
  salary_min_inr, salary_max_inr, is_slow_to_answer, tsv::text as tsv,
  (select title from jobs where jobs.id = job_id) as title`;

/** The newest jobs, or those that follow one of them, up to a limit. */
export async function listRows(
  db: Db,
  after: JobRow | undefined,
  limit: number,
): Promise<JobRow[]> {
  const isAfter =
    after && sql`where (posted_at, job_id) < (${timestampOf(after.posted_us)}, ${after.job_id})`;
  const { rows } = await sql<JobRow>`
    select ${columns} from job_search ${isAfter ?? sql``}
    order by posted_at desc, job_id desc limit ${limit}`.execute(db);
  return rows;
}

const timestampOf = (us: number): RawBuilder<unknown> =>
  sql`(timestamptz 'epoch' + ${us}::bigint * interval '1 microsecond')`;

export async function readRows(db: Db, ids: readonly number[]): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select ${columns} from job_search where job_id = ${anyOfIds(ids)}`.execute(db);
  return rows;
}

/** Which transactions an index has read: all before `firstOpen`, and the `others` from there on. */
export interface ReadUntil {
  firstOpen: string;
  others: readonly string[];
}

/** What has been committed so far, among transactions that changed the search within a day. */
export async function readUntilNow(db: Db): Promise<ReadUntil> {
  const { rows } = await sql<{ first_open: string }>`select ${firstOpen} as first_open`.execute(db);
  const from = rows[0]?.first_open ?? '0';
  const { rows: others } = await sql<{ by: string }>`
    select distinct changed_by::text as by from search_changes
    where changed_by >= ${from}::xid8`.execute(db);
  return { firstOpen: from, others: others.map(({ by }) => by) };
}

const firstOpen = sql`pg_snapshot_xmin(pg_current_snapshot())::text`;

/** A change of a job, with the number of its transaction. */
interface Change {
  by: string;
  job_id: number;
}

/**
 * Jobs changed by transactions that have committed and were not read yet, up to a limit; and
 * everything that will have been read afterwards. Every search asks for them, and planning the
 * statement for its values took PostgreSQL ten times as long as answering it. So the number comes
 * from a subquery, which hides it from the planner.
 */
export async function readChanges(
  db: Db,
  read: ReadUntil,
  limit: number,
): Promise<{ changed: Change[]; readUntil: ReadUntil }> {
  const { rows } = await sql<{ first_open: string; changed: Change[] }>`
    select ${firstOpen} as first_open, coalesce(
      (select json_agg(json_build_object('by', changed_by::text, 'job_id', job_id)) from (
        select changed_by, job_id from search_changes
        where changed_by >= (select ${read.firstOpen}::text::xid8)
          and changed_by <> all(${arrayOfTexts(read.others)}::xid8[])
        limit ${limit}) as change), '[]') as changed`.execute(db);
  const [{ first_open, changed } = { first_open: read.firstOpen, changed: [] }] = rows;
  const others = new Set([...read.others, ...changed.map(({ by }) => by)]);
  return {
    changed,
    readUntil: {
      firstOpen: first_open,
      others: [...others].filter((by) => BigInt(by) >= BigInt(first_open)),
    },
  };
}

/** A mark: a change of no job, by the transaction `by`. */
export interface Mark {
  by: string;
  job_id: number;
}

/** Leaves a mark after everything that was read before the call. */
export async function leaveMark(db: Db, noJob: number): Promise<Mark> {
  const { rows } = await sql<Mark>`
    insert into search_changes (job_id) values (${noJob})
    returning changed_by::text as by, job_id`.execute(db);
  const [mark] = rows;
  if (!mark) throw new Error('The mark was not left');
  return mark;
}

/** Whether the mark is there. One that was restored from a dump does not count: its transaction is another one. */
export async function hasMark(db: Db, { by, job_id }: Mark): Promise<boolean> {
  const { rows } = await sql`
    select from search_changes
    where changed_by = ${by}::xid8 and job_id = ${job_id} and xmin = changed_by::xid`.execute(db);
  return rows.length > 0;
}

const DELETED_AT_ONCE = 10_000;

/** Deletes changes that every server has read long ago, or never will. */
export async function deleteOldChanges(db: Db): Promise<void> {
  for (let deleted = DELETED_AT_ONCE; deleted === DELETED_AT_ONCE;) {
    const { numAffectedRows = 0n } = await sql`
      delete from search_changes where ctid in (
        select ctid from search_changes where changed_at < now() - interval '1 day'
        order by changed_by limit ${DELETED_AT_ONCE})`.execute(db);
    deleted = Number(numAffectedRows);
  }
}
