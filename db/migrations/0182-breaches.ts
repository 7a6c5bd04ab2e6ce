import { type Kysely, sql } from 'kysely';

/** The register of data breaches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}

const steps = [
  `create table breaches (
    id bigint generated always as identity primary key,
    noticed_at timestamptz not null,
    began_at timestamptz check (began_at <= noticed_at),
    happened text not null,
    data_kinds text[] not null,
    people_count integer check (people_count >= 0),
    consequences text not null,
    measures text not null,
    findings text not null,
    advice text not null,
    board_told_at timestamptz,
    board_detailed_at timestamptz,
    people_told_at timestamptz,
    closed boolean not null,
    version integer not null default 1,
    changed_at timestamptz not null default now(),
    changed_by bigint references accounts on delete set null
  )`,
  `create index breaches_changed_by on breaches (changed_by) where changed_by is not null`,
];
