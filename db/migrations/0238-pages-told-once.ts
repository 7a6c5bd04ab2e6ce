import { type Kysely, sql } from 'kysely';

/**
 * A transaction tells once that public pages have changed: posting a job changes its row, that of the search and twice that of
 * its company, and told six times.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Undone with the savepoint in which it was told, like the row of the news.
  await sql
    .raw(`create or replace function announce_pages() returns trigger language plpgsql as $$
      begin
        if current_setting('vritti.pages_may_wait', true) is distinct from 'on'
          and current_setting('vritti.pages_told_by', true)
            is distinct from pg_current_xact_id()::text then
          perform add_news('{"topic":"pages"}');
          perform set_config('vritti.pages_told_by', pg_current_xact_id()::text, true);
        end if;
        return null;
      end $$`)
    .execute(db);
}
