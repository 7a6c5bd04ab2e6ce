import { type Kysely, sql } from 'kysely';

/** The nightly check of the ledger looks at the payments of which something was written since the last one, not at all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Several of one payment are as good as one.
  `create table ledger_news (
    id bigint generated always as identity primary key,
    payment_id bigint not null
  )`,
  // Once more all.
  'insert into ledger_news (payment_id) select id from payments order by id',

  // It is given the name of the column that has the payment.
  `create function note_ledger() returns trigger language plpgsql as $$
    begin
      insert into ledger_news (payment_id)
        values ((to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> tg_argv[0])::bigint);
      return null;
    end $$`,
  `create trigger payments_ledger after insert or update of state, amount_paise on payments
    for each row execute function note_ledger('id')`,
  `create trigger refunds_ledger after insert or update or delete on refunds
    for each row execute function note_ledger('payment_id')`,
  `create trigger ledger_movements_ledger after insert on ledger_movements
    for each row execute function note_ledger('payment_id')`,
];
