import { type Kysely, sql } from 'kysely';

/**
 * What companies in India ask of everybody who applies, and who may find a profile. Pay is whole
 * rupees a year. Skills of an experience and scores of an education are in those columns' JSON.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles
    add column notice_period_days int check (notice_period_days between 0 and 365),
    add column last_working_day date,
    add column current_ctc_inr bigint check (current_ctc_inr >= 0),
    add column expected_ctc_inr bigint check (expected_ctc_inr >= 0),
    add column preferred_locations text[] not null default '{}',
    add column languages jsonb not null default '[]',
    add column work_authorisation text
      check (work_authorisation in ('citizen', 'oci', 'visa', 'needs_visa')),
    add column visibility text not null default 'applied'
      check (visibility in ('nobody', 'applied', 'checked'))`.execute(db);
}
