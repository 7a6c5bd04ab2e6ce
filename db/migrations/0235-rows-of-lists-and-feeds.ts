import { type Kysely, sql } from 'kysely';

/** What the row of a company's list or feed said when it was read last, of those that say a job of another number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job_sources add column row_hash bytea`.execute(db);
}
