import { type Kysely, sql } from 'kysely';

/** Whoever was shut out appeals once against that; an admin who did not do it decides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table appeals (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    state_change_id bigint not null unique references account_state_changes on delete cascade,
    text text not null,
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    decided_by bigint references accounts on delete set null,
    lifted boolean,
    answer text not null default '',
    check ((decided_at is null) = (lifted is null))
  )`.execute(db);
  await sql`create index appeals_account on appeals (account_id)`.execute(db);
  await sql`create index appeals_open on appeals (id) where decided_at is null`.execute(db);
}
