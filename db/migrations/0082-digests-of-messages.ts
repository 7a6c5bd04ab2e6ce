import { type Kysely, sql } from 'kysely';

/** When a mail told of unread messages, so that it does so once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notifications add column mailed_at timestamptz`.execute(db);
}
