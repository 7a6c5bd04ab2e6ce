import { type Kysely, sql } from 'kysely';

/** Known devices, two-step sign-in, and live news of ended sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Coarse on purpose ("Chrome on Android"): enough to notice a stranger, too little to track
  // anybody.
  `create table known_devices (
    account_id bigint not null references accounts on delete cascade,
    device text not null,
    -- where it signed in from last: its owner gets in from there while strangers guess elsewhere
    network text not null,
    first_seen_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    primary key (account_id, device)
  )`,

  `create table two_step (
    account_id bigint primary key references accounts on delete cascade,
    -- encrypted with the key that lies beside the database, not in it
    sealed_secret bytea not null,
    -- null until the first code of the app has proved that it has the secret
    enabled_at timestamptz,
    -- the newest half minute whose code was used; that one and older ones are used up
    last_step bigint not null default 0
  )`,
  // A row is a code that can still be used.
  `create table recovery_codes (
    account_id bigint not null references two_step on delete cascade,
    code_hash bytea not null,
    primary key (account_id, code_hash)
  )`,

  // A trigger, so that open pages hear of every change of state at once.
  `create function announce_account_state() returns trigger language plpgsql as $$
  begin
    perform pg_notify('live', json_build_object(
      'accountIds', json_build_array(new.id), 'topic', 'sessions')::text);
    return null;
  end $$`,
  `create trigger accounts_state_changed after update of state on accounts for each row
    when (old.state is distinct from new.state) execute function announce_account_state()`,
];
