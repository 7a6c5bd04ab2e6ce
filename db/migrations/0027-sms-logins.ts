import { type Kysely, sql } from 'kysely';

/** Logging in by a code that is sent to a verified number, where the account's holder wants it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table accounts add sms_login boolean not null default false`,
  `alter table accounts add constraint accounts_sms_login
    check (not sms_login or (phone_verified_at is not null and role <> 'admin'))`,
  `create index accounts_of_sms_logins on accounts (phone) where sms_login`,

  // Triggers, so that no way of changing a number leaves it open to whoever holds the old one.
  `create or replace function forget_verified_phone() returns trigger language plpgsql as $$
  begin
    new.phone_verified_at := null;
    new.level := least(new.level, 1);
    new.sms_login := false;
    return new;
  end $$`,
  `create function forget_sms_login() returns trigger language plpgsql as $$
  begin
    new.sms_login := false;
    return new;
  end $$`,
  `create trigger accounts_phone_unverified before update of phone_verified_at on accounts
    for each row when (new.sms_login and new.phone_verified_at is null)
    execute function forget_sms_login()`,

  // A request to log in, by which whoever made it enters its code and then opens an account.
  `create table sms_logins (
    id bigint generated always as identity primary key,
    ticket_hash bytea not null unique,
    phone text not null,
    -- null until a code was sent: for ever, if the number opens no account
    code_hash text,
    tries_left smallint not null,
    -- when the right code was entered
    confirmed_at timestamptz,
    expires_at timestamptz not null
  )`,
];
