import { type Kysely, sql } from 'kysely';

/** When people work, what they choose a job by, and whom they ask about access; the search has the first two. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs
    add column shift text check (shift in ('day', 'night', 'rotating')),
    add column conditions text[] not null default '{}',
    add column access_contact_name text,
    add column access_contact_email text`.execute(db);
  await sql`alter table job_search
    add column shift text,
    add column conditions text[] not null default '{}'`.execute(db);
  // Alerts ask for none of them.
  await sql`update alerts set search = search || '{"shift":[],"condition":[]}'`.execute(db);
}
