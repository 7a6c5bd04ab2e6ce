import { type Kysely, sql } from 'kysely';

/** What was answered to a form of somebody without an account, so that the same form is not taken twice within the hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table guest_forms (
    content_hash bytea primary key,
    answer jsonb not null,
    created_at timestamptz not null default now()
  )`.execute(db);
}
