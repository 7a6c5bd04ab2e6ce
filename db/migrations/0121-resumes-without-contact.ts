import { type Kysely, sql } from 'kysely';

/** Of a resume that was built here, what it says without mail address and number, to be set again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column without_contact jsonb`.execute(db);
}
