import { type Kysely, sql } from 'kysely';

/**
 * What can be bought. A row is a version of a plan that is never changed: another price is another row, and whoever
 * bought keeps the one they bought.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table plans (
    id bigint generated always as identity primary key,
    level text not null check (level in ('free', 'plus', 'starter', 'growth', 'team')),
    period text not null check (period in ('month', 'year')),
    version int not null default 1,
    -- without tax
    price_paise bigint not null check (price_paise >= 0),
    created_at timestamptz not null default now(),
    -- from then on nobody can buy it any more
    withdrawn_at timestamptz,
    unique (level, period, version)
  )`,
  // Of two versions only one is for sale.
  `create unique index plans_offered on plans (level, period) where withdrawn_at is null`,
  `create function keep_plan_terms() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' or (old.level, old.period, old.version, old.price_paise)
          is distinct from (new.level, new.period, new.version, new.price_paise) then
        raise exception 'the terms of a plan never change: add a version';
      end if;
      return new;
    end $$`,
  `create trigger plans_keep_terms before update or delete on plans
    for each row execute function keep_plan_terms()`,
  `insert into plans (level, period, price_paise) values
    ('free', 'month', 0), ('plus', 'month', 9900), ('plus', 'year', 99000),
    ('starter', 'month', 0), ('growth', 'month', 299900), ('growth', 'year', 2999000),
    ('team', 'month', 699900), ('team', 'year', 6999000)`,
];
