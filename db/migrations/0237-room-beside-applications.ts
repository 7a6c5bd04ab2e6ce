import { type Kysely, sql } from 'kysely';

/**
 * The first event of an application writes its hash into the application's row. On a full page that is a second row with
 * entries in all indexes; beside it, it is none. Pages from before fill up as they did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table applications set (fillfactor = 50)',
  // The table holds a minute's applications, and is read whole.
  'drop index candidate_news_application',
  // Who shares with a company is always read by the person; only an empty company's deletion looks for it.
  'drop index contact_shares_company',
];
