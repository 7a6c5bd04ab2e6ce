import { type Kysely, sql } from 'kysely';

/** Which companies asked which seekers, whom they found, whether they may contact them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table contact_requests (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    company_id bigint not null references companies on delete cascade,
    asked_by bigint references accounts on delete set null,
    asked_at timestamptz not null default now(),
    -- null until it is answered; what was agreed to can be taken back
    agreed boolean,
    answered_at timestamptz,
    unique (account_id, company_id)
  )`.execute(db);
  await sql`create index contact_requests_company on contact_requests (company_id)`.execute(db);
  await sql`create index contact_requests_asked_by on contact_requests (asked_by)`.execute(db);
}
