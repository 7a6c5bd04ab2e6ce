import { type Kysely, sql } from 'kysely';

/** Notifications, and addresses that wait for announced pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table notifications (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    -- the contract lists the kinds: a new one needs no new table
    kind text not null,
    subject jsonb not null,
    created_at timestamptz not null default now(),
    read_at timestamptz
  )`,
  `create index notifications_account on notifications (account_id, id desc)`,
  // The bell counts these on every page.
  `create index notifications_unread on notifications (account_id) where read_at is null`,
  `create index notifications_age on notifications (created_at)`,

  `create table feature_waits (
    id bigint generated always as identity primary key,
    email text not null,
    -- the announced path that is waited for
    path text not null,
    language text not null default 'en' check (language in ('en', 'hi')),
    -- in the mail's link: whoever has it takes the address off every list
    unsubscribe_token uuid not null unique default gen_random_uuid(),
    consented_at timestamptz not null default now(),
    -- when the release was mailed; nobody is told twice
    told_at timestamptz
  )`,
  `create unique index feature_waits_once on feature_waits (lower(email), path)`,
];
