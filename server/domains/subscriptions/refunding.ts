import type { Paise } from '../../../contract/money/paise.ts';
import type { Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { transactOnce } from '../../platform/idempotency.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { recordAct } from '../../platform/security-events.ts';
import { leftOf, readPayment, undoSale } from '../payments/payments.ts';
import { buyerOf, buyerOfSubscription } from './buyers.ts';
import { tell } from './mails.ts';
import { move } from './moving.ts';
import {
  type Charge,
  findCharge,
  findKept,
  findLastPaid,
  getCharge,
  getSubscription,
  listCharged,
  lockBuyer,
  updateSubscription,
} from './queries.ts';
import { refundableUntil } from './terms.ts';

type Refunding = Pick<Services, 'db' | 'publicUrl'>;

/** Gateways refund nothing below a rupee. */
const LEAST_PAISE = 100;

/** Refunds what is left of the newest payment of a subscription, within seven days. What it bought ends at once. */
export async function refundPaymentOf(
  { db, publicUrl }: Refunding,
  account: SignedIn,
  paymentId: number,
): Promise<void> {
  const ref = buyerOf(account);
  await db.transaction().execute(async (trx) => {
    await lockBuyer(trx, ref);
    if (!(await listCharged(trx, ref)).some(({ id }) => id === paymentId)) {
      throw refuse('resource.payment.not_found');
    }
    const payment = await readPayment(trx, paymentId);
    const charge = await getCharge(trx, paymentId);
    const isLate = refundableUntil(new Date(payment.paid_at ?? 0)) <= new Date();
    if (payment.state !== 'paid' || isLate || !(await isNewest(trx, charge))) {
      throw refuse('resource.payment.not_refundable');
    }
    const amount = await leftOf(trx, payment);
    await undoSale(trx, payment, { amount, reason: 'Refund within seven days' });
    await endWhatWasBought(trx, charge);
    await tellOfRefund({ trx, publicUrl }, charge, { happened: 'refunded', amount });
  });
}

interface AskedRefund {
  amount: Paise;
  /** What the admin saw as refundable: if another refund came first, this one is refused. */
  left: Paise;
  /** Told to the payer. */
  reason: string;
}

/** Refunds a payment or part of it, once for each Idempotency-Key. */
export const refundByAdmin = (
  { db, publicUrl }: Refunding,
  admin: SignedIn,
  { paymentId, key, ...asked }: AskedRefund & { paymentId: number; key: string | undefined },
): Promise<{ left_paise: number }> =>
  transactOnce(db, { accountId: admin.id, key, content: ['refund', paymentId, asked] }, (trx) =>
    refundPart({ trx, publicUrl }, admin, paymentId, asked),
  );

/** What the payment bought ends if nothing is left of it and it was the newest. */
async function refundPart(
  services: TellingServices,
  admin: SignedIn,
  paymentId: number,
  { amount, left, reason }: AskedRefund,
): Promise<{ left_paise: number }> {
  const { trx } = services;
  const charge = orRefuse(await findCharge(trx, paymentId), 'resource.payment.not_found');
  await lockBuyer(trx, buyerOfSubscription(await getSubscription(trx, charge.subscription_id)));
  const payment = await readPayment(trx, paymentId);
  if (payment.state !== 'paid' || payment.invoice_id === null) {
    throw refuse('resource.refund.not_paid');
  }
  const leftNow = await leftOf(trx, payment);
  if (left !== leftNow) throw refuse('resource.refund.changed');
  const after = leftNow - amount;
  if (after < 0 || (after > 0 && after < LEAST_PAISE)) {
    throw refuse('resource.refund.invalid_amount');
  }
  const ends = after === 0 && (await isNewest(trx, charge));
  await undoSale(trx, payment, { amount, reason, byAdmin: admin.id });
  if (ends) await endWhatWasBought(trx, charge);
  await recordAct(trx, {
    act: 'payment_refunded',
    subject: ['payment', paymentId],
    before: { left_paise: leftNow },
    after: { left_paise: after },
  });
  const happened = ends ? 'refunded_by_us' : 'refunded_in_part';
  await tellOfRefund(services, charge, { happened, amount, reason });
  return { left_paise: after };
}

/** Whether nothing was paid for the subscription since. */
async function isNewest(trx: Trx, { payment_id, subscription_id }: Charge): Promise<boolean> {
  const last = await findLastPaid(trx, subscription_id);
  return last?.payment_id === payment_id;
}

type TellingServices = Parameters<typeof tell>[0];

/** Names the plan that was paid for: the subscription may have another by now. */
async function tellOfRefund(
  services: TellingServices,
  { subscription_id, plan_id }: Charge,
  news: Parameters<typeof tell>[2],
): Promise<void> {
  const subscription = await getSubscription(services.trx, subscription_id);
  await tell(services, { ...subscription, plan_id }, news);
}

/**
 * Ends what a payment bought. After upgrades, the earlier plan continues as if there had been none, provided its own
 * payment was not refunded.
 */
async function endWhatWasBought(trx: Trx, charge: Charge): Promise<void> {
  const subscription = await getSubscription(trx, charge.subscription_id);
  const before = await findKept(trx, subscription.id, new Date());
  if (before) await updateSubscription(trx, subscription.id, { ...before, next_plan_id: null });
  else await move(trx, subscription, 'refunded');
}
