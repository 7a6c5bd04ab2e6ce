import { type Kysely, sql } from 'kysely';

/** What the salary guide counts: jobs of a title that state their pay, and the figures of frequent roles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index jobs_stated_pay on jobs (lower(title), posted_at desc)
    where coalesce(salary_min_inr, salary_max_inr) is not null and status <> 'draft'
      and moderation is null and deleted_at is null`.execute(db);
  await sql`create table role_pay (
    role text primary key,
    jobs integer not null,
    companies integer not null,
    pay jsonb not null
  )`.execute(db);
}
