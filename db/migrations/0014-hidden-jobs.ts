import { type Kysely, sql } from 'kysely';

/**
 * A job is closed for as long as nobody of its company may sign in, and remembers that nobody closed
 * it: when one of them is let in again, it opens again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column hidden_at timestamptz`.execute(db);
  await sql`update jobs set status = 'closed', hidden_at = now()
    where status = 'active' and deleted_at is null and company_id in (
      select company_id from accounts where state <> 'deleted' and company_id is not null
      group by company_id having bool_and(state in ('inactive', 'banned')))`.execute(db);
  await sql`delete from job_search using jobs
    where jobs.id = job_search.job_id and jobs.hidden_at is not null`.execute(db);
}
