import { type Kysely, sql } from 'kysely';

/** Receipts of applications, and what seekers write down about applications for themselves alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // One for each state of an application, however often it is asked for.
  `create table receipts (
    code text primary key,
    account_id bigint not null references accounts on delete cascade,
    application_id bigint not null references applications on delete cascade,
    -- the last event that it tells of
    position int not null,
    event_hash bytea not null,
    -- the text that is signed
    content text not null,
    key_id text not null,
    signature text not null,
    issued_at timestamptz not null default now(),
    unique (application_id, event_hash)
  )`,
  `create index receipts_account on receipts (account_id)`,

  `create table application_notes (
    application_id bigint primary key references applications on delete cascade,
    account_id bigint not null references accounts on delete cascade,
    note text not null,
    follow_up_on date,
    changed_at timestamptz not null default now()
  )`,
  `create index application_notes_account on application_notes (account_id)`,

  `create table outside_applications (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    job_title text not null,
    company_name text not null,
    location text not null,
    link text,
    status text not null
      check (status in ('Applied', 'Interviewing', 'Offer Extended', 'Rejected', 'Withdrawn')),
    applied_on date not null,
    note text not null,
    note_changed_at timestamptz,
    follow_up_on date,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    -- kept for a day, for the sake of Undo
    deleted_at timestamptz
  )`,
  `create index outside_applications_account on outside_applications (account_id, applied_on desc)`,
  `create index outside_applications_deleted on outside_applications (deleted_at)
    where deleted_at is not null`,

  `create table outside_application_changes (
    id bigint generated always as identity primary key,
    outside_application_id bigint not null references outside_applications on delete cascade,
    status text not null,
    created_at timestamptz not null default now()
  )`,
  `create index outside_application_changes_application
    on outside_application_changes (outside_application_id, id)`,
];
