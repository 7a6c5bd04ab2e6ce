import { type Insertable, sql, type Updateable } from 'kysely';
import { type Paise, paise } from '../../../contract/money/paise.ts';
import type { Database } from '../../../db/schema.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { dayInIndia, today } from '../../platform/calendar/days-in-india.ts';

const NOW = sql<string>`now()`;

export async function insertRefund(
  trx: Trx,
  refund: Insertable<Database['refunds']>,
): Promise<number> {
  const row = trx.insertInto('refunds').values(refund).returning('id');
  return (await row.executeTakeFirstOrThrow()).id;
}

/** What was refunded of a payment or is being refunded, in total. */
export async function sumOfRefunds(db: Db, paymentId: number): Promise<Paise> {
  const { sum } = await db
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_paise), 0)::bigint`.as('sum'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return paise(sum);
}

export type Refund = Awaited<ReturnType<typeof getRefund>>;

/** A refund with the payment that it belongs to. */
export const getRefund = (db: Db, id: number) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .select(['payments.gateway', 'payments.gateway_payment_id', 'payments.account_id'])
    .where('refunds.id', '=', id)
    .executeTakeFirstOrThrow();

/** Whether the money can have been sent on a day: not before the refund was requested, and not after today. */
export async function isDayOfRefund(trx: Trx, id: number, day: string): Promise<boolean> {
  const { is_one } = await trx
    .selectFrom('refunds')
    .select(
      sql<boolean>`${day}::date between ${dayInIndia(sql`created_at`)}
        and ${today}`.as('is_one'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return is_one;
}

/** Locks a refund and reads its present state; undefined if there is none. */
export const lockRefund = (trx: Trx, id: number) =>
  trx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

const setRefund = async (trx: Trx, id: number, set: Updateable<Database['refunds']>) => {
  await trx.updateTable('refunds').set(set).where('id', '=', id).execute();
};

export const markSent = (trx: Trx, id: number, gateway_refund_id: string): Promise<void> =>
  setRefund(trx, id, { state: 'sent', gateway_refund_id });

/** Schedules another try after some seconds. */
export const markForRetry = (
  trx: Trx,
  id: number,
  { tries, inSeconds }: { tries: number; inSeconds: number },
): Promise<void> =>
  setRefund(trx, id, {
    state: 'asked',
    tries,
    try_at: new Date(Date.now() + inSeconds * 1_000),
    gateway_refund_id: null,
  });

export const markFailed = (trx: Trx, id: number): Promise<void> =>
  setRefund(trx, id, { state: 'failed' });

/** What identifies a refund that has arrived: the gateway's id, or the bank transfer. */
type Arrival =
  | { gateway_refund_id: string }
  | { transfer_reference: string; transferred_on: string; transferred_by: number };

/** Marks a refund as arrived; with the last of them, its payment is refunded. */
export async function markDone(
  trx: Trx,
  { id, payment_id }: Pick<Refund, 'id' | 'payment_id'>,
  arrival: Arrival,
): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ ...arrival, state: 'done', ended_at: NOW })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('payments')
    .set({ state: 'refunded', refunded_at: NOW })
    .where('id', '=', payment_id)
    .where('state', '=', 'refunding')
    .where((each) =>
      each.not(
        each.exists(
          each
            .selectFrom('refunds')
            .select('id')
            .whereRef('payment_id', '=', 'payments.id')
            .where('state', '<>', 'done'),
        ),
      ),
    )
    .execute();
}

const some = (db: Db) => db.selectFrom('refunds').select('refunds.id').orderBy('refunds.id');

/** Refunds with an unknown outcome, and those due for another try. */
export const listOpenRefunds = async (db: Db): Promise<number[]> => {
  const rows = await some(db)
    .where('state', 'in', ['asked', 'sent'])
    .where('try_at', '<=', NOW)
    .execute();
  return rows.map(({ id }) => id);
};

/** The same for the payments of an order, without those that wait for another try. */
export const listSentOf = async (db: Db, orderId: string): Promise<number[]> => {
  const rows = await some(db)
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .where('refunds.state', '=', 'sent')
    .where('payments.order_id', '=', orderId)
    .execute();
  return rows.map(({ id }) => id);
};

/** The person to tell about a refund; undefined once their account is gone. */
export const findPayer = (db: Db, accountId: number | null) =>
  db
    .selectFrom('accounts')
    .select(['email', 'language', 'role'])
    .where('id', '=', accountId)
    .where('state', 'in', ['active', 'pending'])
    .executeTakeFirst();
