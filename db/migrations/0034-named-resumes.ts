import { type Kysely, sql } from 'kysely';

/**
 * The resume that goes with an application unless another is chosen, which was the newest. And the
 * name of a resume as it was sent: its owner may rename it since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column default_since timestamptz`.execute(db);
  await sql`update documents set default_since = now() where id in (
    select distinct on (account_id) id from documents
    where deleted_at is null and doc_type = 'Resume'
    order by account_id, created_at desc, id desc)`.execute(db);
  await sql`alter table applications add column resume_name text`.execute(db);
  await sql`update applications set resume_name = documents.doc_name from documents
    where documents.id = applications.resume_id`.execute(db);
}
