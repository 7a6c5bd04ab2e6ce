import { type Kysely, sql } from 'kysely';

/**
 * What the salary guide counts: jobs of a title that state their pay, and the figures of frequent roles. Guides are
 * texts in versions, too, which nobody is asked to accept.
 */
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
  await sql`alter table legal_versions
    drop constraint legal_versions_document_check,
    add constraint legal_versions_document_check check (document in ('terms', 'privacy')
      or (document in ('career-advice', 'resources', 'hr-solutions') and not asks_consent))`.execute(
    db,
  );
}
