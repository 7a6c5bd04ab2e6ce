import { type Kysely, sql } from 'kysely';

/**
 * Lists and counts of a job's applications need no more than this of each, and the rows are wide. What is included changes
 * with columns of other indexes, so nothing is written oftener.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applications drop constraint applications_job_id_seeker_id_key`.execute(db);
  await sql`alter table applications add constraint applications_job_id_seeker_id_key
    unique (job_id, seeker_id) include (id, status, created_at, answer_due_at)`.execute(db);
}
