import { type Kysely, sql } from 'kysely';

/** The security log: who did or tried what that concerns the safety of an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table security_events (
    id bigint generated always as identity primary key,
    kind text not null,
    outcome text not null check (outcome in ('done', 'refused')),
    detail text,
    route text,
    account_id bigint references accounts (id) on delete set null,
    address_hash text,
    actor_id bigint references accounts (id) on delete set null,
    network text,
    browser text,
    system text,
    request_id text,
    count integer not null default 1,
    -- Repeats of a refusal find their row by this, so that a flood does not fill the table.
    sum_key text unique,
    created_at timestamptz not null default now(),
    last_at timestamptz not null default now()
  )`,
  'create index security_events_of_account on security_events (account_id, last_at desc, id desc)',
  `create index security_events_of_actor on security_events (actor_id)
    where actor_id is not null`,
  'create index security_events_by_time on security_events (last_at)',
];
