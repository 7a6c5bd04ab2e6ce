import { type Kysely, sql } from 'kysely';

/** What admins do with accounts: notes, opened resumes, and deletions that two of them agree on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table account_notes (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    text text not null,
    written_by bigint references accounts on delete set null,
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index account_notes_account on account_notes (account_id)`.execute(db);
  await sql`create table resume_accesses (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    document_id bigint references documents on delete set null,
    -- as it was when it was opened
    doc_name text not null,
    reason text not null,
    opened_by bigint references accounts on delete set null,
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index resume_accesses_account on resume_accesses (account_id)`.execute(db);
  await sql`create index resume_accesses_document on resume_accesses (document_id)`.execute(db);
  // One admin has asked for the deletion; another has to ask for it as well.
  await sql`create table asked_deletions (
    account_id bigint primary key references accounts on delete cascade,
    reason text not null,
    asked_by bigint references accounts on delete set null,
    created_at timestamptz not null default now()
  )`.execute(db);
  // The lists of admins: the newest of a role first, and parts of addresses and names.
  await sql`create index accounts_by_role on accounts (role, id)
    where state <> 'deleted' and role in ('user', 'hr')`.execute(db);
  await sql`create index accounts_email_parts on accounts using gin (email gin_trgm_ops)`.execute(
    db,
  );
  await sql`create index accounts_name_parts on accounts using gin (name gin_trgm_ops)`.execute(db);
}
