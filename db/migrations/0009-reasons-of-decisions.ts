import { type Kysely, sql } from 'kysely';

/** The company's own reason for a decision: the seeker sees the note, never this. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application_events add column reason text`.execute(db);
}
