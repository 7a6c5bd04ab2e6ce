import { type Kysely, sql } from 'kysely';

/**
 * A changed job mostly keeps its days, which are all that the indexes of `job_search` hold. A new row on the same page as the old
 * one needs no entries in them; on a full page there was no room for it. Pages that are full already stay so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job_search set (fillfactor = 75)`.execute(db);
  // Undoing an application also deletes its row in `candidate_search`, and read all candidates to find it.
  await sql`create index candidate_search_application on candidate_search (application_id)`.execute(
    db,
  );
}
