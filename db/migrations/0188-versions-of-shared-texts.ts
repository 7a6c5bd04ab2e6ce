import { type Kysely, sql } from 'kysely';

/** What several people of a team change whole counts its changes, so that nobody overwrites what they have not seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    'companies',
    'letter_templates',
    'billing_details',
    'search_synonyms',
    'settlement_differences',
  ]) {
    await sql`alter table ${sql.table(table)} add column version integer not null default 1`.execute(
      db,
    );
  }
}
