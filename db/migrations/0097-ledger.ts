import { type Kysely, sql } from 'kysely';

/**
 * Every movement of money, from one account of the books to another: with both sides in one row the sum of all
 * accounts is zero by construction. Rows are added and never changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table ledger_movements (
    id bigint generated always as identity primary key,
    payment_id bigint not null,
    kind text not null check (kind in
      ('paid', 'sold', 'taxed', 'sale_returned', 'tax_returned', 'refunded')),
    -- where it comes from (credit) and where it goes (debit)
    from_account text not null check (from_account in ('customers', 'gateway', 'sales', 'tax')),
    to_account text not null check (to_account in ('customers', 'gateway', 'sales', 'tax')),
    amount_paise bigint not null check (amount_paise > 0),
    moved_at timestamptz not null default now(),
    check (from_account <> to_account),
    -- What happens to a payment happens once.
    unique (payment_id, kind)
  )`,
  `create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      raise exception 'movements of the ledger are never changed: add the opposite one';
    end $$`,
  `create trigger ledger_is_kept before update or delete on ledger_movements
    for each row execute function refuse_ledger_change()`,
  `create trigger ledger_is_not_emptied before truncate on ledger_movements
    for each statement execute function refuse_ledger_change()`,
];
