import { type Kysely, sql } from 'kysely';

/**
 * A company's own number of a job, by which a list that it imports again changes the job instead of posting
 * it twice; the hash is of the row that was imported last.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column reference text, add column reference_hash bytea`.execute(
    db,
  );
  await sql`create unique index jobs_reference on jobs (company_id, reference)
    where reference is not null`.execute(db);
}
