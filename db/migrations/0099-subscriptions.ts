import { type Kysely, sql } from 'kysely';

/** Who has which plan, and what each payment was for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table subscriptions (
    id bigint generated always as identity primary key,
    -- who bought it: for themselves, or for their company
    account_id bigint references accounts on delete set null,
    company_id bigint references companies on delete set null,
    buyer text not null check (buyer in ('user', 'hr')),
    plan_id bigint not null references plans,
    -- what follows at the end of the period, if something else
    next_plan_id bigint references plans,
    state text not null default 'created' check (state in ('created', 'authenticated', 'active',
      'past_due', 'halted', 'canceled', 'expired')),
    period_from timestamptz,
    period_to timestamptz,
    -- the payment that allows the next ones, by the gateway's name
    mandate text,
    mandate_gateway text,
    -- of the renewal that is due
    failed_tries int not null default 0,
    next_try_at timestamptz,
    reminded_of timestamptz,
    created_at timestamptz not null default now(),
    check ((state in ('created', 'authenticated')) or period_to is not null or state = 'expired')
  )`,
  // Nobody has two plans at once.
  `create unique index subscriptions_of_seeker on subscriptions (account_id)
    where buyer = 'user' and state in ('active', 'past_due', 'canceled')`,
  `create unique index subscriptions_of_company on subscriptions (company_id)
    where buyer = 'hr' and state in ('active', 'past_due', 'canceled')`,
  `create index subscriptions_due on subscriptions (period_to)
    where state in ('active', 'past_due', 'canceled')`,
  `create index subscriptions_by_account on subscriptions (account_id)`,
  `create index subscriptions_by_company on subscriptions (company_id)`,

  `create table subscription_charges (
    payment_id bigint primary key references payments,
    subscription_id bigint not null references subscriptions,
    kind text not null check (kind in ('first', 'renewal', 'upgrade')),
    plan_id bigint not null references plans,
    -- what it follows on; it is worth nothing once that is not so any more
    before_plan_id bigint references plans,
    before_from timestamptz,
    before_to timestamptz,
    -- taken by the mandate, without anybody at a checkout
    is_automatic boolean not null default false,
    -- what was bought, once it is paid
    period_from timestamptz,
    period_to timestamptz
  )`,
  `create index subscription_charges_of on subscription_charges (subscription_id)`,
];
