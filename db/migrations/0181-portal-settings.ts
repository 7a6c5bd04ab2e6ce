import { type Kysely, sql } from 'kysely';

/** What owners set for the whole portal, a row for each group that was ever changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}

const steps = [
  `create table portal_settings (
    name text primary key,
    value jsonb not null,
    version integer not null default 1,
    changed_at timestamptz not null default now(),
    changed_by bigint references accounts on delete set null
  )`,
  `create index portal_settings_changed_by on portal_settings (changed_by)
    where changed_by is not null`,
];
