import { type Kysely, sql } from 'kysely';

/** Limits over sliding windows, browsers recognised by an id, reasons for bans, and consent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Fixed windows let twice as many through around a full hour. Unlogged, because losing the counts
  // in a crash, or here, only forgives attempts.
  `drop table attempt_counts`,
  `create unlogged table attempt_counts (
    key text primary key,
    -- of the attempts that were let through, as far back as the limit looks
    times timestamptz[] not null,
    last_at timestamptz not null default now()
  )`,
  `create index attempt_counts_age on attempt_counts (last_at)`,

  // Tries are counted by address, so that those for unknown addresses are counted too.
  `alter table email_codes drop column tries_left`,

  // A row is now a browser (the hash of its random id) or a kind of device, on a network.
  `alter table known_devices
    drop constraint known_devices_pkey,
    add primary key (account_id, device, network)`,
  `create index known_devices_age on known_devices (last_seen_at)`,

  `alter table accounts
    -- why an admin shut the account out, as its holder is told
    add column state_reason text check (length(state_reason) <= 500),
    add column marketing_consent boolean not null default false,
    -- when the holder last said so, either way; null when never asked
    add column marketing_consent_at timestamptz`,
  `create table account_state_changes (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    changed_by bigint references accounts on delete set null,
    state text not null,
    reason text,
    created_at timestamptz not null default now()
  )`,
  `create index account_state_changes_account on account_state_changes (account_id, id)`,
];
