import { type Kysely, sql } from 'kysely';

/** For which job a company asks whether it may contact somebody: whoever is asked wants to know why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_requests
    add column job_id bigint references jobs on delete set null`.execute(db);
  await sql`create index contact_requests_job on contact_requests (job_id)`.execute(db);
}
