import { type Kysely, sql } from 'kysely';

/** Where numbers, links and UPI ids stand in what a company writes, worked out once; null in messages from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column held_back jsonb`.execute(db);
}
