import { type Kysely, sql } from 'kysely';

/** Why a company decided so, for itself: the seeker reads the note, never this. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application_events add column reason text`.execute(db);
}
