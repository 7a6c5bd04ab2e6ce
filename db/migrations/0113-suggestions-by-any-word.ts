import { type Kysely, sql } from 'kysely';

/** Suggestions are also found by the beginnings of several of their words, and despite typing errors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index search_suggestions_words on search_suggestions
      using gin (to_tsvector('simple', key)) where start = key`.execute(db);
  await sql`
    create index search_suggestions_alike on search_suggestions
      using gin (key gin_trgm_ops) where start = key`.execute(db);
}
