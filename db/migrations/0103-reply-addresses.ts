import { type Kysely, sql } from 'kysely';

/** Addresses by which people answer messages from their mail program. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table reply_addresses (
    conversation_id bigint not null references conversations on delete cascade,
    account_id bigint not null references accounts on delete cascade,
    -- the part before the @: whoever knows it and the account's address can write there
    token text not null unique,
    created_at timestamptz not null default now(),
    -- when a mail last carried it
    given_at timestamptz not null default now(),
    primary key (conversation_id, account_id)
  )`.execute(db);
  await sql`create index reply_addresses_account on reply_addresses (account_id)`.execute(db);
}
