import type { Services } from '../../platform/endpoints.ts';
import type { CheckoutResult } from '../../platform/gateways/gateway.ts';
import type { Trx } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { findPaymentOf, ordersToAskFor, readPayment, undoSale } from '../payments/payments.ts';
import { buyerOf } from './buyers.ts';
import { cancelHeld, whileGatewayAnswers } from './choosing.ts';
import { pageOfSubscription, tell } from './mails.ts';
import { move } from './moving.ts';
import {
  findLastPaid,
  findOfBuyer,
  forgetMandates,
  getCharge,
  getSubscription,
  listCharged,
  lockBuyer,
  updateSubscription,
} from './queries.ts';
import { forEach } from './renewals.ts';
import { type Settling, settleOrder } from './settling.ts';
import { refundableUntil } from './terms.ts';

export { takeEvent } from './settling.ts';

/** Takes what a checkout has signed; refuses what it has not. The plan begins once the gateway confirms it. */
export async function takeCheckoutResult(
  services: Settling,
  result: CheckoutResult,
): Promise<void> {
  if (!services.gateway.isSigned(result)) throw refuse('resource.payment.forged');
  await whileGatewayAnswers(() => settleOrder(services, result.orderId));
}

/** The page of whoever is to pay an order. */
export async function pageOfOrder(services: Settling, orderId: string): Promise<string> {
  const payment = await findPaymentOf(services, orderId);
  if (!payment) throw refuse('resource.payment.not_found');
  const { subscription_id } = await getCharge(services.db, payment.id);
  return pageOfSubscription(await getSubscription(services.db, subscription_id));
}

/** Cancels at the end of what is paid for. */
export async function cancelSubscription(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  account: SignedIn,
  id: number,
): Promise<void> {
  const ref = buyerOf(account);
  await db.transaction().execute(async (trx) => {
    await lockBuyer(trx, ref);
    const subscription = await findOfBuyer(trx, ref, id);
    if (!subscription) throw refuse('resource.subscription.not_found');
    await cancelHeld({ trx, publicUrl }, subscription);
  });
}

/**
 * Gives the newest payment of a subscription back in full, within seven days. What it bought ends at once; after an
 * upgrade the plan from before goes on as if there had been none.
 */
export async function refundPaymentOf(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  account: SignedIn,
  paymentId: number,
  now = new Date(),
): Promise<void> {
  const ref = buyerOf(account);
  await db.transaction().execute(async (trx) => {
    await lockBuyer(trx, ref);
    if (!(await listCharged(trx, ref)).some(({ id }) => id === paymentId)) {
      throw refuse('resource.payment.not_found');
    }
    const payment = await readPayment(trx, paymentId);
    const charge = await getCharge(trx, paymentId);
    const last = await findLastPaid(trx, charge.subscription_id);
    const isLate = refundableUntil(new Date(payment.paid_at ?? 0)) <= now;
    if (payment.state !== 'paid' || last?.payment_id !== paymentId || isLate) {
      throw refuse('resource.payment.not_refundable');
    }
    await undoSale(trx, payment, 'Refund within seven days');
    const subscription = await getSubscription(trx, charge.subscription_id);
    const { before_plan_id, before_from, before_to } = charge;
    const goesBack = charge.kind === 'upgrade' && Date.parse(before_to ?? '') > now.getTime();
    if (goesBack && before_plan_id !== null) {
      const before = { plan_id: before_plan_id, period_from: before_from, period_to: before_to };
      await updateSubscription(trx, subscription.id, { ...before, next_plan_id: null });
    } else {
      await move(trx, subscription, 'refunded');
    }
    await tell({ trx, publicUrl }, subscription, {
      happened: 'refunded',
      amount: payment.amount_paise,
    });
  });
}

/** Takes nothing more by what somebody allowed who leaves, for their company neither. */
export const endMandatesOf = (trx: Trx, accountId: number): Promise<void> =>
  forgetMandates(trx, accountId);

/** Asks the gateway for payments of which nothing was heard. */
export const askAboutPayments = async (services: Settling): Promise<void> =>
  forEach(await ordersToAskFor(services), (orderId) => settleOrder(services, orderId));
