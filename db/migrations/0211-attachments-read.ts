import { type Kysely, sql } from 'kysely';

/** What the documents that companies send to seekers say; null is not looked at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table message_attachments
    add column reading text check (reading in ('waiting', 'read', 'unreadable')),
    add column warnings jsonb not null default '[]'`.execute(db);
}
