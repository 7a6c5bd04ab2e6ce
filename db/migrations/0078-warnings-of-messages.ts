import { type Kysely, sql } from 'kysely';

/** Why a message deserves care, as it was judged when it was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column warnings jsonb not null default '[]'`.execute(db);
}
