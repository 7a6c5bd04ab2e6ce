import { type Kysely, sql } from 'kysely';

/** How often the form of a job was saved, so that nobody overwrites what somebody else has changed meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add version integer not null default 1`.execute(db);
}
