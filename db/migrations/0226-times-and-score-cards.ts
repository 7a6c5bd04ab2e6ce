import { type Kysely, sql } from 'kysely';

/**
 * A panel is told once that nobody chose any of the times that it offered, and all of them have passed. Who could write
 * a score card may say that they write none: then they read those of the others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table interviews add column passed_told_at timestamptz`.execute(db);
  await sql`create index interviews_proposed on interviews (id) where state = 'proposed'`.execute(
    db,
  );
  await sql`create table score_card_waivers (
    application_id bigint not null references applications on delete cascade,
    account_id bigint not null references accounts on delete cascade,
    created_at timestamptz not null default now(),
    primary key (application_id, account_id)
  )`.execute(db);
  await sql`create index score_card_waivers_account on score_card_waivers (account_id)`.execute(db);
}
