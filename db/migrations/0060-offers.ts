import { type Kysely, sql } from 'kysely';

/** Offers of companies to their candidates. Each version is a row of its own and is never changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table offers (
    id bigint generated always as identity primary key,
    application_id bigint not null references applications on delete cascade,
    version int not null,
    state text not null default 'open' check (state in ('open', 'replaced', 'accepted', 'declined',
      'withdrawn', 'expired', 'joined', 'not_joined')),
    -- what the letter says
    terms jsonb not null,
    joining_on date not null,
    valid_until date not null,
    -- a word of the company, and that of the candidate with the answer
    note text not null,
    answer_note text,
    sent_by bigint references accounts on delete set null,
    created_at timestamptz not null default now(),
    answered_at timestamptz,
    reminded_at timestamptz,
    unique (application_id, version)
  )`,
  // A candidate has one offer at a time to answer.
  `create unique index offers_open on offers (application_id) where state = 'open'`,
  `create index offers_to_answer on offers (valid_until) where state = 'open'`,

  `alter table application_events
    drop constraint application_events_kind_check,
    add constraint application_events_kind_check check (kind in ('applied', 'applied_again',
      'viewed', 'status_changed', 'withdrawn', 'interview_chosen', 'interview_moved',
      'interview_cancelled', 'interview_missed', 'interview_was_there', 'interview_again',
      'offer_revised', 'offer_accepted', 'offer_declined', 'offer_withdrawn', 'offer_expired',
      'offer_not_joined')),
    -- What the clock does is nobody's.
    drop constraint application_events_actor_known,
    add constraint application_events_actor_known
      check (actor_id is not null or status = 'unanswered' or kind = 'offer_expired')`,
];
