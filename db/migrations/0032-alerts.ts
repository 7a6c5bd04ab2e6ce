import { type Kysely, sql } from 'kysely';

/** Searches that seekers keep, and which new jobs they were told of (docs/decisions/0030-alerts.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Unlike posted_at, which an imported job brings from its source; a change does not move it.
  `alter table job_search add column entered_at timestamptz not null default now()`,

  // Jobs that came into the search or changed there, until they were compared with the alerts.
  `create table search_news (
    job_id bigint primary key references job_search on delete cascade
  )`,

  `create table alerts (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    name text not null,
    frequency text not null check (frequency in ('at_once', 'daily', 'weekly')),
    -- the filters as they were chosen
    search jsonb not null,
    company_id bigint references companies on delete cascade,
    -- what they mean to the search: a tsquery, which as one could not be longer than 8 KB; null asks
    -- for nothing
    query text,
    -- a job that fits has at least one of these
    terms text[] not null,
    salary_least_inr bigint,
    salary_most_inr bigint,
    or_undisclosed boolean not null,
    posted_within_days int,
    -- jobs that entered the search before were there to be seen
    since timestamptz not null default now(),
    created_at timestamptz not null default now(),
    paused_at timestamptz,
    -- kept for a day, for the sake of Undo
    deleted_at timestamptz,
    -- when the jobs that wait are sent; null while none waits
    due_at timestamptz,
    last_sent_at timestamptz
  )`,
  // Not the filters themselves: fifty skills are too long for an index.
  `create unique index alerts_once on alerts (account_id, md5(search::text))
    where deleted_at is null`,
  `create index alerts_terms on alerts using gin (terms) with (fastupdate = off)
    where paused_at is null`,
  `create index alerts_due on alerts (due_at) where due_at is not null`,
  `create index alerts_company on alerts (company_id) where company_id is not null`,
  `create index alerts_deleted on alerts (deleted_at) where deleted_at is not null`,

  // Each job once for each alert, so that it is never sent twice.
  `create table alert_matches (
    alert_id bigint not null references alerts on delete cascade,
    job_id bigint not null references jobs on delete cascade,
    sent_at timestamptz,
    primary key (alert_id, job_id)
  )`,
  `create index alert_matches_sent on alert_matches (sent_at) where sent_at is not null`,
  `create index alert_matches_job on alert_matches (job_id)`,
];
