import { type Kysely, sql } from 'kysely';

/** An index of admins, because each message to the operator looks them up among all accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index accounts_admins on accounts (id) where role = 'admin'`.execute(db);
}
