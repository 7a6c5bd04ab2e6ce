import { planName } from '../../../contract/money/plan-words.ts';
import type { Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { addTask } from '../../platform/tasks.ts';
import { giveUpPayment, noteEvent, type Payment, type Sale, settle } from '../payments/payments.ts';
import { readPlan } from '../plans/plans.ts';
import { portalName } from '../../platform/in-force/portal-name.ts';
import { buyerOfSubscription } from './buyers.ts';
import { tell } from './mails.ts';
import { move } from './moving.ts';
import {
  type Charge,
  findOtherStanding,
  getCharge,
  getSubscription,
  keepPeriod,
  listReaders,
  lockBuyer,
  type Subscription,
} from './queries.ts';
import { endOf, nextTryAfter } from './terms.ts';

export type Settling = Pick<Services, 'db' | 'gateway' | 'publicUrl'>;

const SETTLING = 'settle_order';

/** Asks for the state of an order, and carries out the consequences for its subscription. */
export const settleOrder = (services: Settling, orderId: string, now = new Date()): Promise<void> =>
  settle(services, orderId, saleOf(services, now));

/** Asks in the background, after the transaction. */
export const askAboutOrder = (trx: Trx, orderId: string): Promise<void> =>
  addTask(trx, SETTLING, { order_id: orderId });

/**
 * Accepts an event as posted by the gateway; false if the signature is wrong. An event only says that there is news
 * to ask for, so one that is replayed or out of order changes nothing.
 */
export async function takeEvent(
  services: Pick<Services, 'db' | 'gateway'>,
  body: string,
  headers: { signature: string; id: string },
): Promise<boolean> {
  const event = services.gateway.eventOf(body, headers);
  if (!event) return false;
  await services.db.transaction().execute(async (trx) => {
    const isNew = await noteEvent(trx, services, event);
    if (isNew && event.orderId !== null) await askAboutOrder(trx, event.orderId);
  });
  return true;
}

const isSame = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));

/** Whether a subscription is still in the state that a charge is based on. */
const isStillSo = (charge: Charge, { plan_id, period_to }: Subscription): boolean =>
  charge.kind === 'first' ||
  (isSame(charge.before_to, period_to) &&
    (charge.kind === 'renewal' || charge.before_plan_id === plan_id));

const saleOf = ({ publicUrl }: Settling, now: Date): Sale => {
  const read = async (trx: Trx, payment: Payment) => {
    const charge = await getCharge(trx, payment.id);
    return { charge, subscription: await getSubscription(trx, charge.subscription_id) };
  };

  return {
    async lock(trx, payment) {
      const { subscription } = await read(trx, payment);
      await lockBuyer(trx, buyerOfSubscription(subscription));
    },

    async authorized(trx, payment) {
      const { charge, subscription } = await read(trx, payment);
      if (charge.kind === 'first') await move(trx, subscription, 'authorized');
    },

    async paid(trx, payment) {
      const { charge, subscription } = await read(trx, payment);
      // The payer may have left the company; then the invoice goes to another of its owners.
      const readers = await listReaders(trx, subscription);
      const payer = readers.find(({ id }) => id === payment.account_id) ?? readers[0];
      const period = payer && (await extend(trx, { charge, subscription, payment }, now));
      const after = await getSubscription(trx, subscription.id);
      const delivered = charge.kind === 'renewal' ? 'renewed' : 'started';
      await tell({ trx, publicUrl }, after, {
        happened: period ? delivered : 'sent_back',
        amount: payment.amount_paise,
      });
      if (!payer || !period) return null;
      const plan = await readPlan(trx, charge.plan_id);
      return {
        accountId: payer.id,
        lines: [
          {
            description: `${await portalName(trx)} ${planName(plan.level, 'en')}`,
            taxablePaise: payment.taxable_paise,
            periodFrom: period.from.toISOString(),
            periodTo: period.to.toISOString(),
          },
        ],
      };
    },

    async failed(trx, payment) {
      const { charge, subscription } = await read(trx, payment);
      // At a checkout it can be tried again.
      if (!charge.is_automatic || payment.state === 'failed') return;
      await giveUpPayment(trx, payment.id);
      if (isStillSo(charge, subscription))
        await noteFailedTry({ trx, publicUrl }, subscription, now);
    },
  };
};

/** A payment at a checkout replaces the mandate, or ends it; an automatic one leaves it as it is. */
function mandateAfter(charge: Charge, payment: Payment) {
  if (payment.gives_mandate) {
    return { mandate: payment.gateway_payment_id, mandate_gateway: payment.gateway };
  }
  return charge.is_automatic ? {} : { mandate: null, mandate_gateway: null };
}

/** Delivers what was paid for, and returns its period; null if it can no longer be delivered. */
async function extend(
  trx: Trx,
  {
    charge,
    subscription,
    payment,
  }: { charge: Charge; subscription: Subscription; payment: Payment },
  now: Date,
): Promise<{ from: Date; to: Date } | null> {
  if (!isStillSo(charge, subscription)) return null;
  if (charge.kind === 'upgrade' && subscription.state !== 'active') return null;
  const other = await findOtherStanding(trx, buyerOfSubscription(subscription), subscription.id);
  if (other && other.state === 'canceled' && Date.parse(other.period_to ?? '') <= now.getTime()) {
    await move(trx, other, 'ended');
  } else if (other) return null;
  const plan = await readPlan(trx, charge.plan_id);
  const isInTime =
    charge.kind === 'renewal' &&
    (subscription.state === 'active' || subscription.state === 'past_due');
  const from = isInTime && charge.before_to !== null ? new Date(charge.before_to) : now;
  const to = endOf(from, plan.period);
  const moved = await move(trx, subscription, 'paid', {
    plan_id: plan.id,
    next_plan_id: null,
    period_from: from,
    period_to: to,
    failed_tries: 0,
    next_try_at: null,
    ...mandateAfter(charge, payment),
  });
  if (!moved) return null;
  await keepPeriod(trx, payment.id, { from, to });
  return { from, to };
}

/** A renewal has failed: another try later, or the free plan after the last. */
export async function noteFailedTry(
  { trx, publicUrl }: { trx: Trx; publicUrl: string },
  subscription: Subscription,
  now: Date,
): Promise<void> {
  const failed_tries = subscription.failed_tries + 1;
  const next_try_at = nextTryAfter(failed_tries, now);
  const due = await move(trx, subscription, 'renewal_failed', { failed_tries, next_try_at });
  if (!due) return;
  const after = next_try_at ? due : await move(trx, due, 'given_up');
  if (!after) return;
  await tell({ trx, publicUrl }, after, { happened: next_try_at ? 'renewal_failed' : 'given_up' });
}
