import { type Kysely, sql } from 'kysely';

/** The stored file of an advertisement's picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table advertisements add column picture_key text unique`.execute(db);
}
