import { type Kysely, sql } from 'kysely';

/** Mobile numbers verified by SMS. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table accounts add phone_verified_at timestamptz`,
  `alter table accounts add check (phone_verified_at is null or phone is not null)`,
  // ITU-T E.164: a plus and at most fifteen digits.
  `alter table accounts add constraint accounts_phone check (phone ~ '^\\+[1-9][0-9]{6,14}$')`,

  // The newest code of an account; it confirms the number that it was sent to and no other.
  `create table phone_codes (
    account_id bigint primary key references accounts on delete cascade,
    phone text not null,
    code_hash text not null,
    tries_left smallint not null,
    expires_at timestamptz not null
  )`,

  // A trigger, so that every changed number counts as unverified.
  `create function forget_verified_phone() returns trigger language plpgsql as $$
  begin
    new.phone_verified_at := null;
    new.level := least(new.level, 1);
    return new;
  end $$`,
  `create trigger accounts_phone_changed before update of phone on accounts for each row
    when (old.phone is distinct from new.phone) execute function forget_verified_phone()`,
];
