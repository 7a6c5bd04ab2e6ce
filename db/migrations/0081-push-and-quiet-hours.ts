import { type Kysely, sql } from 'kysely';

/** Browsers that get notifications while no page is open, and the hours in which an account wants none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table push_subscriptions (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    -- ends with its session, unless that is merely too old; then null, until the browser logs in again
    session_id bigint references sessions on delete cascade,
    -- an address of the browser's push service: whoever has it and the keys can write to the browser
    endpoint text not null unique,
    -- the browser's public key and its secret (RFC 8291), in base64url
    p256dh text not null,
    auth text not null,
    -- which of our public keys the browser accepts messages from (RFC 8292)
    server_key text not null,
    browser text,
    system text,
    created_at timestamptz not null default now(),
    -- when the browser last said that it is still this account's
    used_at timestamptz not null default now()
  )`,
  `create index push_subscriptions_account on push_subscriptions (account_id)`,
  `create index push_subscriptions_session on push_subscriptions (session_id)`,
  `create index push_subscriptions_used on push_subscriptions (used_at)`,

  // When its line was last pushed to screens.
  `alter table notifications add column pushed_at timestamptz`,
  // Nothing that stands there already is pushed.
  `update notifications set pushed_at = created_at`,
  `alter table notification_choices drop constraint notification_mutes_channel_check`,
  `alter table notification_choices
    add constraint notification_choices_channel_check check (channel in ('product', 'mail', 'push'))`,

  // Minutes of the day in India between which nothing is sent that can wait.
  `alter table accounts
    add column quiet_on boolean not null default true,
    add column quiet_from integer not null default 1320 check (quiet_from between 0 and 1439),
    add column quiet_until integer not null default 420 check (quiet_until between 0 and 1439)`,
];
