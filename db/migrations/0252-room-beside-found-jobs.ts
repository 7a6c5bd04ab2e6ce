import { type Kysely, sql } from 'kysely';

/**
 * A changed job has another text but mostly the same days, which are what the indexes of `job_search` have. Beside its old row the
 * new one needs no entries in them; on a full page it did. Pages from before fill up as they did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job_search set (fillfactor = 75)`.execute(db);
  // Undoing an application deletes it, and whoever is found by it with it: without an index that reads all candidates.
  await sql`create index candidate_search_application on candidate_search (application_id)`.execute(
    db,
  );
}
