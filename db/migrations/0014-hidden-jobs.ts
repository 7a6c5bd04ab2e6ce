import { type Kysely, sql } from 'kysely';

/**
 * A job is closed while no recruiter of its company may sign in, and marked as hidden, so that it
 * opens again when one of them is reactivated.
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
