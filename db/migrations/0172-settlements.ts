import { type Kysely, sql } from 'kysely';

/**
 * What the gateway says it has paid out to the operator's bank, line by line, and where that differs from what is
 * known here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const accounts = `'customers', 'gateway', 'sales', 'tax', 'bank', 'fees', 'fee_tax'`;

const statements = [
  `create table settlement_lines (
    gateway text not null,
    -- the gateway's id of a payment, refund or adjustment
    entity_id text not null,
    settlement_id text not null,
    kind text not null check (kind in ('payment', 'refund', 'other')),
    -- before the fee
    amount_paise bigint not null,
    -- with the tax on it
    fee_paise bigint not null,
    tax_paise bigint not null,
    credit_paise bigint not null,
    debit_paise bigint not null,
    order_id text,
    utr text,
    settled_at timestamptz not null,
    -- once it stands in the ledger
    booked_at timestamptz,
    primary key (gateway, entity_id, settlement_id)
  )`,
  `create index settlement_lines_unbooked on settlement_lines (settled_at) where booked_at is null`,
  `create index settlement_lines_of_settlement on settlement_lines (gateway, settlement_id)`,
  // Only of days that were read can be said what is missing.
  `create table settlement_days (
    gateway text not null,
    day date not null,
    primary key (gateway, day)
  )`,
  `create table settlement_differences (
    id bigint generated always as identity primary key,
    gateway text not null,
    kind text not null,
    -- the gateway's id of what differs
    reference text not null,
    payment_id bigint references payments,
    expected_paise bigint,
    found_paise bigint,
    -- when it was settled or, where nothing was, paid
    at timestamptz not null,
    found_at timestamptz not null default now(),
    solved_at timestamptz,
    explained_at timestamptz,
    explained_by bigint references accounts on delete set null,
    note text,
    unique (gateway, kind, reference)
  )`,
  `create index settlement_differences_by on settlement_differences (explained_by)`,
  `create index settlement_differences_of on settlement_differences (payment_id)`,
  `create index refunds_at_gateway on refunds (gateway_refund_id)`,

  `alter table ledger_movements drop constraint ledger_movements_kind_check`,
  `alter table ledger_movements add constraint ledger_movements_kind_check check (kind in
    ('paid', 'sold', 'taxed', 'sale_returned', 'tax_returned', 'refunded',
      'settled', 'charged', 'charge_taxed', 'taken_back', 'back_charged', 'back_charge_taxed'))`,
  `alter table ledger_movements drop constraint ledger_movements_from_account_check`,
  `alter table ledger_movements drop constraint ledger_movements_to_account_check`,
  `alter table ledger_movements add constraint ledger_movements_from_account_check
    check (from_account in (${accounts}))`,
  `alter table ledger_movements add constraint ledger_movements_to_account_check
    check (to_account in (${accounts}))`,
];
