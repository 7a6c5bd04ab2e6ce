import { type Kysely, sql } from 'kysely';

/**
 * Kinds of notifications that are switched off, devices in every language, and messages to the
 * operator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Every kind is on unless switched off, so only that is stored.
  `create table notification_mutes (
    account_id bigint not null references accounts on delete cascade,
    kind text not null,
    channel text not null check (channel in ('product', 'mail')),
    created_at timestamptz not null default now(),
    primary key (account_id, kind, channel)
  )`,

  // Devices are named where they are shown; until now English names were stored.
  `update notifications
    set subject = subject || case
      when subject ->> 'device' = 'Unknown device' then '{"browser": null, "system": null}'::jsonb
      when strpos(subject ->> 'device', ' on ') = 0
        then jsonb_build_object('browser', subject ->> 'device', 'system', null)
      else jsonb_build_object(
        'browser', split_part(subject ->> 'device', ' on ', 1),
        'system', split_part(subject ->> 'device', ' on ', 2))
      end
    where kind = 'new_device'`,

  `create table contact_messages (
    -- also the number that its sender is told
    id bigint generated always as identity primary key,
    name text not null,
    email text not null,
    topic text not null check (topic in ('help', 'suspicious', 'account', 'privacy', 'other')),
    message text not null,
    request_number text,
    language text not null check (language in ('en', 'hi')),
    created_at timestamptz not null default now(),
    answered_at timestamptz,
    answered_by bigint references accounts
  )`,
  `create index contact_messages_open on contact_messages (id) where answered_at is null`,
  `create index contact_messages_answered on contact_messages (answered_at)
    where answered_at is not null`,
];
