import { type Kysely, sql } from 'kysely';

/** Each check of a posting counts the removed jobs of its company: few have any, and it read all its jobs for that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index jobs_removed on jobs (company_id) where moderation = 'removed'`.execute(
    db,
  );
}
