import { type Kysely, sql } from 'kysely';

/**
 * From when to when a profile was public at one address. A trigger keeps it, because no writer can
 * forget it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table public_profile_periods (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    began_at timestamptz not null default now(),
    ended_at timestamptz
  )`,
  `create index public_profile_periods_account on public_profile_periods (account_id)`,
  `insert into public_profile_periods (account_id, began_at)
    select account_id, coalesce(consented_at, now()) from public_profiles where code is not null`,
  `create function note_public_profile() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      update public_profile_periods set ended_at = now()
        where account_id = new.account_id and ended_at is null;
    end if;
    if new.code is not null then
      insert into public_profile_periods (account_id) values (new.account_id);
    end if;
    return null;
  end $$`,
  `create trigger public_profiles_began after insert on public_profiles
    for each row execute function note_public_profile()`,
  `create trigger public_profiles_changed after update of code on public_profiles
    for each row when (old.code is distinct from new.code)
    execute function note_public_profile()`,
];
