import { mostWithTax } from '../../../contract/money/prices.ts';
import { forEach } from '../../platform/batching/due-work.ts';
import { giveUpPayment, openPayment, orderOf, readPayment } from '../payments/payments.ts';
import { readPlan } from '../plans/plans.ts';
import { buyerOfSubscription } from './buyers.ts';
import { tell } from './mails.ts';
import { move } from './moving.ts';
import {
  findOpenRenewal,
  getSubscription,
  insertCharge,
  listReaders,
  listToEnd,
  listToRemind,
  listToRenew,
  listUnpaidOrders,
  lockBuyer,
  type Subscription,
  updateSubscription,
} from './queries.ts';
import { noteFailedTry, type Settling, settleOrder } from './settling.ts';

// Each step finds what is due by the rows themselves, so that running it twice, at once, or again after an
// interruption does nothing twice.

const REMINDED_DAYS = 3;
/** An order that is still unpaid after this is dropped. */
const UNPAID_HOURS = 24;
/** How long a payment on its way is waited for before it counts as failed. */
const WAITED_MS = 24 * 3_600_000;
/** After this, the gateway itself refunds what has not arrived. */
const ON_ITS_WAY_MS = 7 * 24 * 3_600_000;
const RETRY_AFTER_MS = 3_600_000;

/** Announces renewals, renews what is due, and ends what is over. */
export async function runSubscriptionClock(services: Settling): Promise<void> {
  const { db } = services;
  const now = new Date();
  await forEach(await listToRemind(db, now, REMINDED_DAYS), (id) => remind(services, id, now));
  await forEach(await listToRenew(db, now), (id) => renew(services, id, now));
  await forEach(await listToEnd(db, now, UNPAID_HOURS), (id) => end(services, id, now));
}

/** Locks a subscription and reads its present state. */
async function whileHeld<T>(
  { db }: Settling,
  id: number,
  write: (trx: Parameters<typeof lockBuyer>[0], subscription: Subscription) => Promise<T>,
): Promise<T> {
  const ref = buyerOfSubscription(await getSubscription(db, id));
  return db.transaction().execute(async (trx) => {
    await lockBuyer(trx, ref);
    return write(trx, await getSubscription(trx, id));
  });
}

const remind = ({ publicUrl, ...services }: Settling, id: number, now: Date): Promise<void> =>
  whileHeld({ publicUrl, ...services }, id, async (trx, subscription) => {
    const { state, period_to, reminded_of } = subscription;
    if (state !== 'active' || period_to === null || Date.parse(period_to) <= now.getTime()) return;
    if (reminded_of !== null && Date.parse(reminded_of) === Date.parse(period_to)) return;
    await updateSubscription(trx, id, { reminded_of: period_to });
    await tell({ trx, publicUrl }, subscription, { happened: 'reminder' });
  });

const isDue = ({ state, period_to, next_try_at }: Subscription, now: Date): boolean =>
  (state === 'active' || state === 'past_due') &&
  Date.parse(next_try_at ?? period_to ?? '') <= now.getTime();

async function renew(services: Settling, id: number, now: Date): Promise<void> {
  if (!(await clearEarlierTry(services, id, now))) return;
  const begun = await whileHeld(services, id, (trx, subscription) =>
    beginRenewal({ ...services, trx }, subscription, now),
  );
  if (begun === null) return;
  const payment = await readPayment(services.db, begun.paymentId);
  const orderId = await orderOf(services, payment, null);
  await services.gateway.payByMandate({
    orderId,
    amount: payment.amount_paise,
    mandate: begun.mandate,
  });
  await settleOrder(services, orderId, now);
}

/** Settles an earlier try with an unknown outcome; false if no other one may be made yet. */
async function clearEarlierTry(services: Settling, id: number, now: Date): Promise<boolean> {
  const earlier = await findOpenRenewal(services.db, await getSubscription(services.db, id));
  if (!earlier) return true;
  if (earlier.order_id !== null) await settleOrder(services, earlier.order_id, now);
  return whileHeld(services, id, async (trx, subscription) => {
    const open = await findOpenRenewal(trx, subscription);
    if (!open) return isDue(subscription, now);
    if (now.getTime() - Date.parse(open.created_at) < WAITED_MS) {
      await updateSubscription(trx, id, { next_try_at: new Date(now.getTime() + RETRY_AFTER_MS) });
    } else {
      await giveUpPayment(trx, open.id);
      await noteFailedTry({ trx, publicUrl: services.publicUrl }, subscription, now);
    }
    return false;
  });
}

/** The payment by which a subscription is renewed; null if nothing can be charged. */
async function beginRenewal(
  { trx, gateway, publicUrl }: Settling & { trx: Parameters<typeof lockBuyer>[0] },
  subscription: Subscription,
  now: Date,
): Promise<{ paymentId: number; mandate: string } | null> {
  if (!isDue(subscription, now)) return null;
  // Nobody is left to renew it for: the account is gone, or all owners of the company are.
  const { account_id } = subscription;
  if (account_id === null || (await listReaders(trx, subscription)).length === 0) {
    await move(trx, subscription, 'ended');
    return null;
  }
  const plan = await readPlan(trx, subscription.next_plan_id ?? subscription.plan_id);
  const { mandate, mandate_gateway } = subscription;
  const isAllowed = mostWithTax(plan.price_paise) <= gateway.mostByMandate;
  if (mandate === null || mandate_gateway !== gateway.name || !isAllowed) {
    await noteFailedTry({ trx, publicUrl }, subscription, now);
    return null;
  }
  const paymentId = await openPayment(
    trx,
    { gateway },
    {
      accountId: account_id,
      price: plan.price_paise,
      givesMandate: false,
    },
  );
  await insertCharge(trx, {
    payment_id: paymentId,
    subscription_id: subscription.id,
    kind: 'renewal',
    plan_id: plan.id,
    before_plan_id: subscription.plan_id,
    before_from: subscription.period_from,
    before_to: subscription.period_to,
    is_automatic: true,
  });
  return { paymentId, mandate };
}

async function end(services: Settling, id: number, now: Date): Promise<void> {
  const before = await listUnpaidOrders(services.db, id);
  for (const { order_id } of before) {
    if (order_id !== null) await settleOrder(services, order_id, now);
  }
  await whileHeld(services, id, async (trx, subscription) => {
    const { state, created_at, period_to } = subscription;
    // Since it was listed it may have been paid and canceled, and then it runs to its end.
    const isOver = Date.parse(period_to ?? '') <= now.getTime();
    if (state === 'canceled' && isOver) await move(trx, subscription, 'ended');
    const isLost = now.getTime() - Date.parse(created_at) >= ON_ITS_WAY_MS;
    if (state === 'created' || (state === 'authenticated' && isLost)) {
      for (const payment of await listUnpaidOrders(trx, id)) await giveUpPayment(trx, payment.id);
      await move(trx, subscription, 'lapsed');
    }
  });
}
