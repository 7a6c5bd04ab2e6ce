import { type Kysely, sql } from 'kysely';

/** Whom a company found and opened is counted by the month, each time that it opens another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index profile_views_searched on profile_views (company_id, day, account_id)
    where reason = 'searched'`.execute(db);
}
