import { type Kysely, sql } from 'kysely';

/** What members of a team did with its jobs and applications, where nothing else keeps it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table work_events (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies on delete cascade,
    kind text not null check (kind in ('job_changed', 'job_closed', 'job_reopened', 'job_deleted',
      'applications_exported')),
    actor_id bigint references accounts on delete set null,
    job_id bigint references jobs on delete set null,
    -- of a changed job
    fields text[] not null default '{}',
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index work_events_company on work_events (company_id, id desc)`.execute(db);
  await sql`create index work_events_actor on work_events (actor_id)`.execute(db);
  await sql`create index work_events_job on work_events (job_id)`.execute(db);
}
