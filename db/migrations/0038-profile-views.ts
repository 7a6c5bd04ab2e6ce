import { type Kysely, sql } from 'kysely';

/** Which companies looked at which seeker: once a day for each thing that they opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table profile_views (
    account_id bigint not null references accounts on delete cascade,
    company_id bigint not null references companies on delete cascade,
    day date not null,
    what text not null check (what in ('profile', 'resume', 'public_profile')),
    reason text not null check (reason in ('applied', 'searched', 'shared_link')),
    seen_at timestamptz not null default now(),
    primary key (account_id, day, company_id, what)
  )`.execute(db);
  await sql`create index profile_views_company on profile_views (company_id)`.execute(db);
  await sql`create index profile_views_day on profile_views (day)`.execute(db);
}
