import { type Kysely, sql } from 'kysely';

/** The pictures of people: documents, one at most for each account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents drop constraint documents_doc_type_check`.execute(db);
  await sql`alter table documents add constraint documents_doc_type_check
    check (doc_type in ('Resume', 'Profile Picture'))`.execute(db);
  await sql`alter table accounts
    add column picture_id bigint references documents on delete set null`.execute(db);
  // Deleting a document asks whose picture it is.
  await sql`create index accounts_picture on accounts (picture_id)
    where picture_id is not null`.execute(db);
}
