import { type Kysely, sql } from 'kysely';

/**
 * When a recruiter last said that a job is open, when they were asked, and since when it is paused
 * because nobody said so; whether there is a vacancy or applications are kept for later. Jobs that
 * are open now count as confirmed, so that nobody finds them paused without having been asked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table jobs
    add column confirmed_at timestamptz not null default now(),
    add column asked_at timestamptz,
    add column paused_at timestamptz,
    add column is_for_later boolean not null default false`,
  // The hourly task looks at the few that are due.
  `create index jobs_to_confirm on jobs (confirmed_at)
    where status = 'active' and source is null and deleted_at is null and paused_at is null`,
  // The same role of a company again.
  `create index jobs_same_role on jobs (company_id, lower(title), lower(location))`,
];
