import { type Kysely, sql } from 'kysely';

/** Where else than at its first place a job can be done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs add column other_locations text[] not null default '{}'
      check (cardinality(other_locations) < 10)
  `.execute(db);
}
