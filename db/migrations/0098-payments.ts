import { type Kysely, sql } from 'kysely';

/** Payments by a gateway, what it told us of them, and the gateway that plays one for tests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table payments (
    id bigint generated always as identity primary key,
    account_id bigint references accounts on delete set null,
    gateway text not null check (gateway in ('sandbox', 'razorpay')),
    state text not null default 'open'
      check (state in ('open', 'authorized', 'paid', 'failed', 'refunding', 'refunded')),
    -- without tax, and what is paid
    taxable_paise bigint not null check (taxable_paise > 0),
    amount_paise bigint not null check (amount_paise > 0),
    -- once it is sold
    tax_paise bigint,
    invoice_id bigint,
    -- the names of the gateway
    order_id text,
    gateway_payment_id text,
    -- whether later payments may follow by themselves
    gives_mandate boolean not null default false,
    -- a second payment of the same order, which only goes back
    is_surplus boolean not null default false,
    created_at timestamptz not null default now(),
    asked_at timestamptz,
    paid_at timestamptz,
    refunded_at timestamptz,
    unique (gateway, gateway_payment_id)
  )`,
  `create unique index payments_order on payments (gateway, order_id) where not is_surplus`,
  `create index payments_of_account on payments (account_id)`,
  `create index payments_unheard on payments (created_at) where state in ('open', 'authorized')`,
  `alter table ledger_movements
    add constraint ledger_movements_payment foreign key (payment_id) references payments`,

  // Events that were signed; each is taken once.
  `create table gateway_events (
    gateway text not null,
    event_id text not null,
    kind text not null,
    order_id text,
    received_at timestamptz not null default now(),
    primary key (gateway, event_id)
  )`,

  `create table test_orders (
    id text primary key,
    amount_paise bigint not null,
    gives_mandate boolean not null,
    -- what payments by its mandate will do
    mandate_fails boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  `create table test_order_payments (
    id text primary key,
    order_id text not null references test_orders on delete cascade,
    amount_paise bigint not null,
    -- null: it has failed; in the future: it is not captured yet
    captured_at timestamptz,
    refunded_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create index test_order_payments_of on test_order_payments (order_id)`,
];
