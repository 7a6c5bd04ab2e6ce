import { type Kysely, sql } from 'kysely';

/** How many bytes each account and each network has uploaded, by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table uploaded_bytes (
    -- an account or a network, as the limits name it
    key text not null,
    day date not null,
    bytes bigint not null,
    primary key (key, day)
  )`.execute(db);
  await sql`create index uploaded_bytes_day on uploaded_bytes (day)`.execute(db);
  // Unconfirmed accounts are looked for by their age.
  await sql`create index accounts_unconfirmed on accounts (created_at)
    where state = 'pending' and email_verified_at is null`.execute(db);
}
