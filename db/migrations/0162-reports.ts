import { type Kysely, sql } from 'kysely';

/** Reports of jobs and companies, without who reported. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}

const steps = [
  `create table reports (
    id bigint generated always as identity primary key,
    job_id bigint references jobs on delete set null,
    company_id bigint not null references companies on delete cascade,
    title text not null,
    reason text not null check (reason in ('money', 'fraud', 'harassment', 'spam', 'other')),
    note text not null,
    language text not null check (language in ('en', 'hi')),
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    decided_by bigint references accounts on delete set null,
    outcome text check (outcome in ('upheld', 'unfounded')),
    answer text not null default '',
    check ((outcome is null) = (decided_at is null))
  )`,
  `create index reports_open on reports (company_id) where decided_at is null`,
  `create index reports_decided on reports (decided_at) where decided_at is not null`,
  `create index reports_company on reports (company_id)`,
  `create index reports_job on reports (job_id) where job_id is not null`,
  `create index reports_decided_by on reports (decided_by) where decided_by is not null`,
];
