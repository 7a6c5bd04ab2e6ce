import { sql } from 'kysely';
import type { Paise } from '../../../contract/money/paise.ts';
import type { Db } from '../../platform/database.ts';
import { dayInIndia } from '../../platform/calendar/days-in-india.ts';

export async function insertOrder(
  db: Db,
  order: { id: string; amount_paise: Paise; gives_mandate: boolean },
): Promise<void> {
  await db.insertInto('test_orders').values(order).execute();
}

export const findOrder = (db: Db, id: string) =>
  db
    .selectFrom('test_orders')
    .select(['id', 'amount_paise', 'gives_mandate'])
    .where('id', '=', id)
    .executeTakeFirst();

/** How later payments by the order's mandate, and its refunds, will turn out. */
export async function keepTrouble(
  db: Db,
  id: string,
  trouble: { mandate_fails: boolean; refunds_that_fail: number },
): Promise<void> {
  await db.updateTable('test_orders').set(trouble).where('id', '=', id).execute();
}

interface TestPayment {
  id: string;
  order_id: string;
  amount_paise: Paise;
  /** Null if it fails. */
  capturedInSeconds: number | null;
}

export async function insertTestPayment(
  db: Db,
  { capturedInSeconds, ...payment }: TestPayment,
): Promise<void> {
  const captured_at =
    capturedInSeconds === null
      ? null
      : sql<string>`now() + make_interval(secs => ${capturedInSeconds})`;
  await db
    .insertInto('test_order_payments')
    .values({ ...payment, captured_at })
    .execute();
}

export const listTestPayments = (db: Db, orderId: string) =>
  db
    .selectFrom('test_order_payments')
    .select([
      'id',
      'amount_paise',
      sql<'failed' | 'authorized' | 'captured' | 'refunded'>`case
        when captured_at is null then 'failed'
        when (select sum(amount_paise) from test_refunds where payment_id = test_order_payments.id and not fails)
          = amount_paise then 'refunded'
        when captured_at > now() then 'authorized' else 'captured' end`.as('state'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Whether payments by a payment's mandate will fail; undefined if it gave none. */
export const findMandate = (db: Db, paymentId: string) =>
  db
    .selectFrom('test_order_payments')
    .innerJoin('test_orders', 'test_orders.id', 'test_order_payments.order_id')
    .select('test_orders.mandate_fails')
    .where('test_order_payments.id', '=', paymentId)
    .where('test_orders.gives_mandate', '=', true)
    .executeTakeFirst();

export const findTestRefund = (db: Db, receipt: string) =>
  db
    .selectFrom('test_refunds')
    .select(['id', 'fails'])
    .where('receipt', '=', receipt)
    .executeTakeFirst();

/** Fails until the order has had as many failures as intended. */
export async function insertTestRefund(
  db: Db,
  refund: { id: string; payment_id: string; amount_paise: Paise; receipt: string },
): Promise<{ id: string; fails: boolean; order_id: string }> {
  const { order_id, refunds_that_fail, failed } = await db
    .selectFrom('test_order_payments')
    .innerJoin('test_orders', 'test_orders.id', 'test_order_payments.order_id')
    .select(['order_id', 'refunds_that_fail'])
    .select((each) =>
      each
        .selectFrom('test_refunds')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('test_refunds.payment_id', '=', 'test_order_payments.id')
        .where('fails', '=', true)
        .as('failed'),
    )
    .where('test_order_payments.id', '=', refund.payment_id)
    .executeTakeFirstOrThrow();
  const fails = (failed ?? 0) < refunds_that_fail;
  await db
    .insertInto('test_refunds')
    .values({ ...refund, fails })
    .execute();
  return { id: refund.id, fails, order_id };
}

/** What was captured and refunded on the day before, which is settled on this one. */
export async function listSettled(db: Db, day: string) {
  const dayOf = (at: string) => sql`${dayInIndia(sql.ref(at))} + 1 = ${day}::date`;
  const { rows } = await sql<{
    id: string;
    kind: 'payment' | 'refund';
    order_id: string;
    amount_paise: Paise;
  }>`
    select id, 'payment' as kind, order_id, amount_paise from test_order_payments
      where captured_at <= now() and ${dayOf('captured_at')}
    union all
    select back.id, 'refund', order_id, back.amount_paise
      from test_refunds as back join test_order_payments as paid on paid.id = back.payment_id
      where not fails and ${dayOf('back.created_at')}
    order by id`.execute(db);
  return rows;
}
