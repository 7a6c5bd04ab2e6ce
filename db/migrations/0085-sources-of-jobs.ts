import { type Kysely, sql } from 'kysely';

/**
 * Who else says a job, besides where it came from first: another portal, the company's own list or its feed. A
 * posting that is found here is no second job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table job_sources (
    job_id bigint not null references jobs on delete cascade,
    -- the name of a portal, or 'list' and 'feed' of the company itself
    source text not null,
    source_id text not null,
    source_url text,
    first_said_at timestamptz not null default now(),
    last_said_at timestamptz not null default now(),
    primary key (job_id, source, source_id)
  )`.execute(db);
  // References of companies are their own; ids of portals are unique.
  await sql`create unique index job_sources_of_portals on job_sources (source, source_id)
    where source not in ('list', 'feed')`.execute(db);
}
