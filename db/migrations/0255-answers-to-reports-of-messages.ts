import { type Kysely, sql } from 'kysely';

/** What an admin found about a report of messages, in words for whoever reported them. Null until it is handled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table message_reports add column answer text`.execute(db);
}
