import { type Kysely, sql } from 'kysely';

/** Passkeys of accounts, and the challenges that are open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table passkeys (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    -- made by the authenticator: it belongs to one account
    credential_id bytea not null unique,
    public_key bytea not null,
    -- how often it signed, as far as its authenticator counts; a copy of it would be behind
    counter bigint not null,
    -- how browsers reach its authenticator, such as internal or usb
    transports text[] not null,
    name text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  )`,
  `create index passkeys_of_account on passkeys (account_id)`,

  // A row is a challenge that can still be answered, once.
  `create table passkey_challenges (
    challenge bytea primary key,
    -- the account that adds a passkey; null for signing in
    account_id bigint references accounts on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index passkey_challenges_of_account on passkey_challenges (account_id)`,
];
