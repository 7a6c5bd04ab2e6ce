import { type Kysely, sql } from 'kysely';

/** Reset links, changes of the e-mail address, and deleted accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // One for each account: a new link replaces the previous one.
  `create table password_resets (
    account_id bigint primary key references accounts on delete cascade,
    token_hash bytea not null unique,
    expires_at timestamptz not null
  )`,

  // Takes effect once both addresses have agreed; an address that was never confirmed is not asked.
  `create table email_changes (
    account_id bigint primary key references accounts on delete cascade,
    new_email text not null,
    old_token_hash bytea not null unique,
    new_token_hash bytea not null unique,
    old_confirmed_at timestamptz,
    new_confirmed_at timestamptz,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,

  // The row of a deleted account stays for the things that others did with it; personal data is
  // erased.
  `alter table accounts add deleted_at timestamptz`,
  `alter table accounts alter password_hash drop not null`,
  `alter table accounts add check (password_hash is not null or state = 'deleted')`,
  `create index accounts_deleted on accounts (deleted_at)
    where deleted_at is not null and password_hash is not null`,
];
