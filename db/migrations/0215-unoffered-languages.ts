import { type Kysely, sql } from 'kysely';

/** What somebody has chosen is kept while the portal does not offer it: then `language` is the usual one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table accounts add column unoffered_language text
         check (unoffered_language in ('en', 'hi'))`,
    )
    .execute(db);
}
