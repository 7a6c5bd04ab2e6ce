import { type Kysely, sql } from 'kysely';

/** Addresses at which companies keep the lists of their own jobs, and what each reading of them did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table job_feeds (
    id bigint generated always as identity primary key,
    company_id bigint not null unique references companies on delete cascade,
    address text not null check (length(address) <= 2000),
    -- who is told what happens, and posts its jobs while they belong to the team
    added_by bigint references accounts on delete set null,
    -- what the server of the feed said of its version
    etag text,
    last_modified text,
    -- readings in a row that changed nothing because something was wrong
    failures int not null default 0,
    read_at timestamptz,
    next_read_at timestamptz not null default now() + interval '1 day',
    paused_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create index job_feeds_added_by on job_feeds (added_by)`,
  `create index job_feeds_next on job_feeds (next_read_at) where paused_at is null`,

  `create table job_feed_runs (
    id bigint generated always as identity primary key,
    feed_id bigint not null references job_feeds on delete cascade,
    at timestamptz not null default now(),
    outcome text not null check (outcome in ('read', 'unchanged', 'failed')),
    -- why it failed
    reason text,
    -- what became of its rows, but for those that stayed the same
    rows jsonb not null default '[]',
    counts jsonb not null default '{}'
  )`,
  `create index job_feed_runs_feed on job_feed_runs (feed_id, id)`,

  `alter table jobs
    add column feed_id bigint references job_feeds on delete set null,
    -- when it was closed because its feed no longer listed it
    add column left_feed_at timestamptz`,
  `create index jobs_feed on jobs (feed_id) where feed_id is not null`,
];
