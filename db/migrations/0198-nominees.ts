import { type Kysely, sql } from 'kysely';

/** Whom somebody has named to exercise their rights when they cannot (section 14 of the DPDP Act, 2023). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}

const steps = [
  `create table nominees (
    account_id bigint primary key references accounts on delete cascade,
    name text not null,
    relation text not null,
    email text,
    phone text,
    named_at timestamptz not null default now(),
    constraint nominees_reachable check (email is not null or phone is not null)
  )`,
];
