import { type Kysely, sql } from 'kysely';

/** Money that goes back, whole or in parts: each is followed until it has arrived, or has failed for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table refunds (
    id bigint generated always as identity primary key,
    payment_id bigint not null references payments,
    amount_paise bigint not null check (amount_paise > 0),
    -- asked: to be sent to the gateway; sent: it works on it; failed: an admin has to look
    state text not null default 'asked' check (state in ('asked', 'sent', 'done', 'failed')),
    -- what an admin told the payer; null where nobody had to be asked
    reason text,
    asked_by bigint references accounts on delete set null,
    tries integer not null default 1,
    try_at timestamptz not null default now(),
    gateway_refund_id text,
    created_at timestamptz not null default now(),
    ended_at timestamptz
  )`,
  `create index refunds_of_payment on refunds (payment_id)`,
  `create index refunds_asked_by on refunds (asked_by)`,
  `create index refunds_open on refunds (id) where state in ('asked', 'sent')`,
  `insert into refunds (payment_id, amount_paise, state, created_at, ended_at)
    select id, amount_paise, case state when 'refunded' then 'done' else 'asked' end,
      coalesce(refunded_at, paid_at, created_at), refunded_at
    from payments where state in ('refunding', 'refunded')`,

  // What happens to a payment, or to one of its refunds, happens once.
  `alter table ledger_movements add column refund_id bigint references refunds`,
  `alter table ledger_movements drop constraint ledger_movements_payment_id_kind_key`,
  `create unique index ledger_movements_payment_id_kind
    on ledger_movements (payment_id, kind, coalesce(refund_id, 0))`,

  `alter table test_orders add column refunds_that_fail integer not null default 0`,
  `create table test_refunds (
    id text primary key,
    payment_id text not null references test_order_payments on delete cascade,
    amount_paise bigint not null,
    -- our own name of it
    receipt text not null unique,
    fails boolean not null,
    created_at timestamptz not null default now()
  )`,
  `create index test_refunds_of on test_refunds (payment_id)`,
  `insert into test_refunds (id, payment_id, amount_paise, receipt, fails, created_at)
    select 'rfnd_' || id, id, amount_paise, 'rfnd_' || id, false, refunded_at
    from test_order_payments where refunded_at is not null`,
  `alter table test_order_payments drop column refunded_at`,
];
