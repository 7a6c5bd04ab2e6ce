import { type RawBuilder, sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { LedgerAccount } from '../../../db/money-tables.ts';
import type { Db, Trx } from '../../platform/database.ts';

export async function insertMovements(
  trx: Trx,
  movements: readonly Insertable<Database['ledger_movements']>[],
): Promise<void> {
  if (movements.length > 0) await trx.insertInto('ledger_movements').values(movements).execute();
}

interface Sum {
  account: LedgerAccount;
  sum: number;
}

const sums = (condition: RawBuilder<unknown>) => sql<Sum>`
  select account, sum(amount)::bigint as sum from ledger_movements,
    lateral (values (to_account, amount_paise), (from_account, -amount_paise)) as side (account, amount)
  where ${condition} group by account`;

export const sumByAccount = async (db: Db): Promise<Sum[]> =>
  (await sums(sql`true`).execute(db)).rows;

export const sumOfPayment = async (db: Db, paymentId: number): Promise<Sum[]> =>
  (await sums(sql`payment_id = ${paymentId}`).execute(db)).rows;
