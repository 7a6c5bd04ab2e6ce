import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database.ts';
import { isOpen, jobState } from '../jobs/facts.ts';

/** False while another import of the company runs. */
export async function lockImportOf(trx: Trx, companyId: number): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(
    hashtext('import of own jobs'), hashint8(${companyId}::bigint)) as locked`.execute(trx);
  return rows[0]?.locked === true;
}

/** The company whose numbers these are, and where they come from now: its list or its feed. */
export interface Numbers {
  companyId: number;
  references: readonly string[];
  by: 'list' | 'feed';
}

interface KnownJob {
  id: number;
  /** The number that the list or the feed gives. */
  reference: string;
  /** The job's own number, if it is another: the one under which it was imported first. */
  known_as: string | null;
  client_name: string | null;
  is_kept: boolean;
  /** Closed only because a feed no longer listed it. */
  left_feed: boolean;
  hash: string | null;
}

/** The company's jobs with these numbers, including deleted ones. */
export async function listReferenced(db: Db, { companyId, references, by }: Numbers) {
  const numbers = sql`any(${[...references]}::text[])`;
  const { rows } = await sql<KnownJob>`
    with numbered as (
      select id, reference as number, null as known_as, reference_hash as row_hash, 0 as rank
      from jobs where company_id = ${companyId} and reference = ${numbers}
      union all
      select jobs.id, said.source_id, jobs.reference, said.row_hash,
        case when said.source = ${by} then 1 else 2 end
      from jobs join job_sources as said on said.job_id = jobs.id
      where jobs.company_id = ${companyId} and said.source in ('list', 'feed')
        and said.source_id = ${numbers} and said.source_id is distinct from jobs.reference)
    select distinct on (number) id, number as reference, known_as, jobs.client_name,
      jobs.status <> 'closed' and jobs.deleted_at is null as is_kept,
      jobs.left_feed_at is not null and jobs.status = 'closed' and jobs.deleted_at is null
        as left_feed,
      encode(row_hash, 'hex') as hash
    from numbered join jobs using (id)
    order by number, rank`.execute(db);
  return rows;
}

/**
 * The company's jobs that a row may be a copy of: open ones without a number (posted by hand, or imported by the
 * operator before the company joined), and those that only the other source, list or feed, contains. Two numbers in
 * one list are two jobs.
 */
export const listJoinable = (db: Db, { companyId, references, by }: Numbers) =>
  db
    .selectFrom('jobs')
    .select([
      'id',
      'title',
      'description',
      'location',
      'employment_type',
      'work_mode',
      'salary_min_inr',
      'salary_max_inr',
      'client_name',
      'reference',
    ])
    .where('company_id', '=', companyId)
    .where(
      sql<boolean>`case when reference is null then ${isOpen}
        else ${jobState} in ('active', 'paused', 'held') and deleted_at is null
          and reference <> all(${[...references]}::text[])
          and not exists (select from job_sources as said
            where said.job_id = jobs.id and said.source = ${by}) end`,
    )
    .orderBy('id')
    .execute();

export const keepReference = (
  db: Db,
  companyId: number,
  { id, reference, hash }: { id: number; reference: string; hash: string },
) =>
  db
    .updateTable('jobs')
    .set({ reference, reference_hash: Buffer.from(hash, 'hex') })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .execute();
