import { type Kysely, sql } from 'kysely';

/** Finds the few messages of a conversation that were sent while the other side had blocked the sender's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index messages_unseen on messages (conversation_id, id) where is_unseen`.execute(
    db,
  );
}
