import { type Insertable, sql } from 'kysely';
import type { Paise } from '../../../contract/money/paise.ts';
import type { GatewayName } from '../../../db/tables/money.ts';
import type { Database } from '../../../db/schema.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { GatewayEvent } from '../../platform/gateways/gateway.ts';

const columns = [
  'id',
  'account_id',
  'gateway',
  'state',
  'taxable_paise',
  'amount_paise',
  'tax_paise',
  'invoice_id',
  'order_id',
  'gateway_payment_id',
  'gives_mandate',
  'is_surplus',
  'created_at',
  'paid_at',
] as const;

const NOW = sql<string>`now()`;

export type Payment = Awaited<ReturnType<typeof getPayment>>;

export const getPayment = (db: Db, id: number) =>
  db.selectFrom('payments').select(columns).where('id', '=', id).executeTakeFirstOrThrow();

export const findById = (db: Db, id: number): Promise<Payment | undefined> =>
  db.selectFrom('payments').select(columns).where('id', '=', id).executeTakeFirst();

export const lockPayment = (trx: Trx, id: number): Promise<Payment> =>
  trx
    .selectFrom('payments')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const findByOrder = (
  db: Db,
  gateway: GatewayName,
  orderId: string,
): Promise<Payment | undefined> =>
  db
    .selectFrom('payments')
    .select(columns)
    .where('gateway', '=', gateway)
    .where('order_id', '=', orderId)
    .where('is_surplus', '=', false)
    .executeTakeFirst();

export async function insertPayment(
  trx: Trx,
  values: Insertable<Database['payments']>,
): Promise<number> {
  const row = trx.insertInto('payments').values(values).returning('id');
  return (await row.executeTakeFirstOrThrow()).id;
}

/** Undefined if this payment of the gateway is known already. */
export const insertSurplus = (
  trx: Trx,
  { account_id, gateway, order_id }: Payment,
  paid: { id: string; amount: Paise },
): Promise<{ id: number } | undefined> =>
  trx
    .insertInto('payments')
    .values({
      account_id,
      gateway,
      order_id,
      is_surplus: true,
      state: 'refunding',
      taxable_paise: paid.amount,
      amount_paise: paid.amount,
      gateway_payment_id: paid.id,
      paid_at: NOW,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

/** Returns the order of a payment: this one, or one that was stored before. */
export async function keepOrder(db: Db, id: number, orderId: string): Promise<string> {
  const { order_id } = await db
    .updateTable('payments')
    .set({ order_id: sql<string>`coalesce(order_id, ${orderId})` })
    .where('id', '=', id)
    .returning('order_id')
    .executeTakeFirstOrThrow();
  return order_id ?? orderId;
}

export async function markPaid(trx: Trx, id: number, gatewayPaymentId: string): Promise<Payment> {
  return trx
    .updateTable('payments')
    .set({ state: 'paid', paid_at: NOW, gateway_payment_id: gatewayPaymentId })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function markSold(
  trx: Trx,
  id: number,
  sold: { taxable_paise: Paise; tax_paise: Paise; invoice_id: number },
): Promise<void> {
  await trx.updateTable('payments').set(sold).where('id', '=', id).execute();
}

type Unpaid = 'authorized' | 'failed';

export async function markUnpaid(trx: Trx, id: number, state: Unpaid): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ state })
    .where('id', '=', id)
    .where('state', 'in', ['open', 'authorized', 'failed'])
    .execute();
}

export async function markStatusChecked(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('payments').set({ asked_at: NOW }).where('id', '=', id).execute();
}

export async function markRefunding(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('payments').set({ state: 'refunding' }).where('id', '=', id).execute();
}

/** False if it had been received before. */
export async function insertEvent(
  trx: Trx,
  gateway: GatewayName,
  { id, kind, orderId }: GatewayEvent,
): Promise<boolean> {
  const row = await trx
    .insertInto('gateway_events')
    .values({ gateway, event_id: id, kind, order_id: orderId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

const STATUS_CHECKED_DAYS = 7;

/**
 * Orders without news for ten minutes. We ask about each again after a quarter of its age, for a
 * week at most.
 */
export async function listUnheard(db: Db, gateway: GatewayName): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select(sql<string>`order_id`.as('order_id'))
    .where('gateway', '=', gateway)
    .where('state', 'in', ['open', 'authorized'])
    .where('order_id', 'is not', null)
    .where('created_at', '>', sql<string>`now() - make_interval(days => ${STATUS_CHECKED_DAYS})`)
    .where(
      sql<string>`coalesce(asked_at, created_at)`,
      '<',
      sql<string>`now() - greatest(interval '10 minutes', (now() - created_at) / 4)`,
    )
    .orderBy('id')
    .execute();
  return rows.map(({ order_id }) => order_id);
}
