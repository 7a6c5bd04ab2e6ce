import { type Kysely, sql } from 'kysely';

/** What interviewers think of a candidate, with what they saw: one card for each of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table score_cards (
        application_id bigint not null references applications on delete cascade,
        author_id bigint not null references accounts on delete cascade,
        overall smallint not null check (overall between 1 and 4),
        overall_evidence text not null,
        -- [{ criterion, points, evidence }], those that the author could judge
        scores jsonb not null,
        created_at timestamptz not null default now(),
        changed_at timestamptz not null default now(),
        primary key (application_id, author_id)
      )`,
    )
    .execute(db);
}
