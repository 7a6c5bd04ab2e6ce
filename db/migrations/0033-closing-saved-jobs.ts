import { type Kysely, sql } from 'kysely';

/** When a seeker was told that a job they saved is about to close; once for each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_jobs add column told_at timestamptz`.execute(db);
  await sql`create index saved_jobs_job on saved_jobs (job_id) where told_at is null`.execute(db);
}
