import { type Kysely, sql } from 'kysely';

/**
 * Interviews of applications. What happens to them is in the history of the application; these are how
 * they stand now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table interviews (
    id bigint generated always as identity primary key,
    application_id bigint not null references applications on delete cascade,
    state text not null check (state in ('proposed', 'booked', 'cancelled')),
    starts_at timestamptz,
    minutes int not null,
    -- the times that were offered
    slots timestamptz[] not null,
    place text,
    link text,
    bring text not null,
    -- names it in calendars
    uid uuid not null unique default gen_random_uuid(),
    -- counts its changes in calendars, which ignore what is older than they know (RFC 5546)
    sequence int not null default 0,
    booked_at timestamptz,
    day_reminder_at timestamptz,
    hour_reminder_at timestamptz,
    missed_by_candidate_at timestamptz,
    missed_by_company_at timestamptz,
    created_at timestamptz not null default now(),
    check (state <> 'booked' or starts_at is not null),
    check (place is not null or link is not null)
  )`,
  `create index interviews_application on interviews (application_id, id desc)`,
  `create index interviews_to_come on interviews (starts_at) where state = 'booked'`,

  // A time that was offered to several candidates of a job is taken once: its row is who has it.
  `create table interview_bookings (
    job_id bigint not null references jobs on delete cascade,
    starts_at timestamptz not null,
    interview_id bigint not null references interviews on delete cascade,
    primary key (job_id, starts_at)
  )`,
  `create index interview_bookings_interview on interview_bookings (interview_id)`,

  `create table interview_panel (
    interview_id bigint not null references interviews on delete cascade,
    account_id bigint not null references accounts on delete cascade,
    primary key (interview_id, account_id)
  )`,
  `create index interview_panel_account on interview_panel (account_id)`,

  `alter table application_events
    drop constraint application_events_kind_check,
    add constraint application_events_kind_check check (kind in ('applied', 'applied_again',
      'viewed', 'status_changed', 'withdrawn', 'interview_chosen', 'interview_moved',
      'interview_cancelled', 'interview_missed'))`,
];
