import type { Services } from '../../platform/endpoints.ts';
import type { CheckoutResult } from '../../platform/gateways/gateway.ts';
import type { Trx } from '../../platform/database.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { findPaymentOf, ordersToAskFor } from '../payments/payments.ts';
import { buyerOf } from './buyers.ts';
import { cancelHeld, whileGatewayAnswers } from './choosing.ts';
import { pageOfSubscription } from './mails.ts';
import { findOfBuyer, forgetMandates, getCharge, getSubscription, lockBuyer } from './queries.ts';
import { forEach } from '../../platform/batching/due-work.ts';
import { type Settling, settleOrder } from './settling.ts';

export { refundByAdmin } from './refunding.ts';
export { askAboutOrder, takeEvent } from './settling.ts';

/**
 * Accepts the result that a checkout has signed; refuses a wrong signature. The plan begins once the gateway confirms
 * the payment.
 */
export async function takeCheckoutResult(
  services: Settling,
  result: CheckoutResult,
): Promise<void> {
  if (!services.gateway.isSigned(result)) throw refuse('resource.payment.forged');
  await whileGatewayAnswers(() => settleOrder(services, result.orderId));
}

/** The page of the checkout of an order, for the person who is to pay it. */
export async function pageOfOrder(services: Settling, orderId: string): Promise<string> {
  const payment = orRefuse(await findPaymentOf(services, orderId), 'resource.payment.not_found');
  const { subscription_id } = await getCharge(services.db, payment.id);
  return pageOfSubscription(await getSubscription(services.db, subscription_id));
}

/** Cancels at the end of the period that is paid for. */
export async function cancelSubscription(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  account: SignedIn,
  id: number,
): Promise<void> {
  const ref = buyerOf(account);
  await db.transaction().execute(async (trx) => {
    await lockBuyer(trx, ref);
    const subscription = orRefuse(
      await findOfBuyer(trx, ref, id),
      'resource.subscription.not_found',
    );
    await cancelHeld({ trx, publicUrl }, subscription);
  });
}

/** Stops automatic payments that were authorised by somebody who leaves, including those for their company. */
export const endMandatesOf = (trx: Trx, accountId: number): Promise<void> =>
  forgetMandates(trx, accountId);

/** Asks the gateway about payments without news. */
export const askAboutPayments = async (services: Settling): Promise<void> =>
  forEach(await ordersToAskFor(services), (orderId) => settleOrder(services, orderId));
