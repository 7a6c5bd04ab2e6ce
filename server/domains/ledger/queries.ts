import { type RawBuilder, sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { LedgerAccount } from '../../../db/tables/money.ts';
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

/** How many notes are read at a time: after the migration, all payments have one. */
const NEWS_AT_ONCE = 10_000;

/** Some of the payments of which something was written; none when nothing is left. */
export async function takeNews(trx: Trx): Promise<number[]> {
  const { rows } = await sql<{ payment_id: number }>`
    delete from ledger_news where id in (select id from ledger_news order by id limit ${NEWS_AT_ONCE})
    returning payment_id`.execute(trx);
  return rows.map(({ payment_id }) => payment_id);
}

export async function noteAgain(trx: Trx, payments: readonly number[]): Promise<void> {
  await sql`insert into ledger_news (payment_id) select unnest(${payments}::bigint[])`.execute(trx);
}

interface PaymentThatDiffers {
  id: number;
  state: string;
}

/**
 * Payments whose entries do not match their state, of all or of some. What was paid is held by the gateway, less
 * what it has refunded, and is owed to nobody once the purchase was delivered; a refund is owed to its customer
 * until it has been paid out. Whether the gateway has passed the money on to the bank is compared with its reports
 * (`domains/settlements`).
 */
export async function listDifferences(
  db: Db,
  among?: readonly number[],
): Promise<PaymentThatDiffers[]> {
  const { rows } = await sql<PaymentThatDiffers>`
    select payments.id, payments.state from payments, lateral (
      select coalesce(sum(amount) filter (where account = 'gateway' and kind in ('paid', 'refunded')), 0) as held,
          coalesce(sum(amount) filter (where account = 'customers'), 0) as owing
        from ledger_movements,
          lateral (values (to_account, amount_paise), (from_account, -amount_paise)) as side (account, amount)
        where payment_id = payments.id) as balance, lateral (
      select coalesce(sum(amount_paise) filter (where refunds.state = 'done'), 0) as gone,
          coalesce(sum(amount_paise) filter (where transfer_reference is not null), 0) as transferred,
          coalesce(sum(amount_paise) filter (where refunds.state <> 'done'), 0) as going
        from refunds where payment_id = payments.id) as back
    where ${among ? sql`payments.id = any(${among}::bigint[])` : sql`true`}
      and ((held, owing) is distinct from (
        case when payments.state in ('paid', 'refunding', 'refunded') then amount_paise - gone + transferred else 0 end, -going)
      or (payments.state = 'refunded') <> (gone = amount_paise)
      or (payments.state in ('refunding', 'refunded')) <> (gone + going = amount_paise))
    order by payments.id desc`.execute(db);
  return rows;
}
