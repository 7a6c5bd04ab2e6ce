import { type Kysely, sql } from 'kysely';

/** A refund that its source does not take can be paid from the operator's own bank account instead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table refunds
    -- the bank's own number of the transfer
    add column transfer_reference text,
    add column transferred_on date,
    add column transferred_by bigint references accounts on delete set null,
    add check ((transfer_reference is null) = (transferred_on is null)),
    add check (transfer_reference is null or state = 'done')`,
  `create index refunds_transferred_by on refunds (transferred_by)`,
  `alter table ledger_movements drop constraint ledger_movements_kind_check`,
  `alter table ledger_movements add constraint ledger_movements_kind_check check (kind in
    ('paid', 'sold', 'taxed', 'sale_returned', 'tax_returned', 'refunded', 'transferred',
      'settled', 'charged', 'charge_taxed', 'taken_back', 'back_charged', 'back_charge_taxed'))`,
];
