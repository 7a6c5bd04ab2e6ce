import { type Kysely, sql } from 'kysely';

/** Sessions end with their account's state, and remember when the password was last entered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table sessions
    -- set when the account was shut out; the row stays so that its holder can be told why
    add column ended_at timestamptz,
    add column authenticated_at timestamptz not null default now()`,
  `update sessions set authenticated_at = created_at`,
  `update sessions set ended_at = now() from accounts
    where accounts.id = sessions.account_id and accounts.state in ('inactive', 'banned', 'deleted')`,

  // A trigger, so that no way of shutting an account out leaves a session that works again later.
  `create function end_sessions_of_account() returns trigger language plpgsql as $$
  begin
    update sessions set ended_at = now() where account_id = new.id and ended_at is null;
    return null;
  end $$`,
  `create trigger accounts_shut_out after update of state on accounts for each row
    when (old.state is distinct from new.state and new.state in ('inactive', 'banned', 'deleted'))
    execute function end_sessions_of_account()`,
];
