import { sql } from 'kysely';
import type { Paise } from '../../../contract/money/paise.ts';
import type { Db } from '../../platform/database.ts';

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

export async function keepMandateFails(db: Db, id: string, mandate_fails: boolean): Promise<void> {
  await db.updateTable('test_orders').set({ mandate_fails }).where('id', '=', id).execute();
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
        when refunded_at is not null then 'refunded' when captured_at is null then 'failed'
        when captured_at > now() then 'authorized' else 'captured' end`.as('state'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Whether payments by the mandate of a payment fail; undefined if it gave none. */
export const findMandate = (db: Db, paymentId: string) =>
  db
    .selectFrom('test_order_payments')
    .innerJoin('test_orders', 'test_orders.id', 'test_order_payments.order_id')
    .select('test_orders.mandate_fails')
    .where('test_order_payments.id', '=', paymentId)
    .where('test_orders.gives_mandate', '=', true)
    .executeTakeFirst();

export async function markTestRefunded(db: Db, id: string): Promise<void> {
  await db
    .updateTable('test_order_payments')
    .set({ refunded_at: sql<string>`coalesce(refunded_at, now())` })
    .where('id', '=', id)
    .execute();
}
