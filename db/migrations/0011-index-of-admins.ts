import { type Kysely, sql } from 'kysely';

/** Each message to the operator asks for the few admins among all accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index accounts_admins on accounts (id) where role = 'admin'`.execute(db);
}
