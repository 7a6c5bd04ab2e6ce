import { type Kysely, sql } from 'kysely';

/**
 * From when to when companies could find a seeker. A trigger keeps it, because no writer can forget it.
 * Of those whom they can find already nobody knows since when.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}

const steps = [
  `create table found_periods (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    -- null: before these periods were kept
    began_at timestamptz default now(),
    ended_at timestamptz
  )`,
  `create index found_periods_account on found_periods (account_id)`,
  `create unique index found_periods_open on found_periods (account_id) where ended_at is null`,
  `insert into found_periods (account_id, began_at)
    select account_id, null from profiles where visibility = 'checked'`,
  `create function note_found() returns trigger language plpgsql as $$
  begin
    update found_periods set ended_at = now()
      where account_id = new.account_id and ended_at is null;
    if new.visibility = 'checked' then
      insert into found_periods (account_id) values (new.account_id);
    end if;
    return null;
  end $$`,
  `create trigger profiles_found_first after insert on profiles
    for each row when (new.visibility = 'checked') execute function note_found()`,
  `create trigger profiles_found_changed after update of visibility on profiles
    for each row when ((old.visibility = 'checked') is distinct from (new.visibility = 'checked'))
    execute function note_found()`,
];
