import type { Paise } from '../../../contract/money/paise.ts';
import type { Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { once } from '../../platform/idempotency.ts';
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
    const amount = await leftOf(trx, payment);
    await undoSale(trx, payment, { amount, reason: 'Refund within seven days' });
    await endWhatWasBought(trx, charge, now);
    const subscription = await getSubscription(trx, charge.subscription_id);
    const refunded = { ...subscription, plan_id: charge.plan_id };
    await tell({ trx, publicUrl }, refunded, { happened: 'refunded', amount });
  });
}

/**
 * Refunds a payment or part of it, with a reason for the payer. `left` is what the admin saw as refundable: if
 * another refund came first, this one is refused. What the payment bought ends if nothing is left of it and it was
 * the newest.
 */
export async function refundByAdmin(
  { db, publicUrl }: Refunding,
  admin: SignedIn,
  {
    paymentId,
    key,
    ...asked
  }: { paymentId: number; key: string | undefined; amount: Paise; left: Paise; reason: string },
  now = new Date(),
): Promise<{ left_paise: number }> {
  const write = async (trx: Trx) => {
    const { amount, left, reason } = asked;
    const charge = orRefuse(await findCharge(trx, paymentId), 'resource.payment.not_found');
    const before = await getSubscription(trx, charge.subscription_id);
    await lockBuyer(trx, buyerOfSubscription(before));
    const payment = await readPayment(trx, paymentId);
    if (payment.state !== 'paid' || payment.invoice_id === null) {
      throw refuse('resource.refund.not_paid');
    }
    const there = await leftOf(trx, payment);
    if (left !== there) throw refuse('resource.refund.changed');
    const after = there - amount;
    if (after < 0 || (after > 0 && after < LEAST_PAISE)) {
      throw refuse('resource.refund.invalid_amount');
    }
    const last = await findLastPaid(trx, charge.subscription_id);
    const ends = after === 0 && last?.payment_id === paymentId;
    await undoSale(trx, payment, { amount, reason, byAdmin: admin.id });
    if (ends) await endWhatWasBought(trx, charge, now);
    await recordAct(trx, {
      act: 'payment_refunded',
      subject: ['payment', paymentId],
      before: { left_paise: there },
      after: { left_paise: after },
    });
    const subscription = await getSubscription(trx, charge.subscription_id);
    const refunded = { ...subscription, plan_id: charge.plan_id };
    const happened = ends ? 'refunded_by_us' : 'refunded_in_part';
    await tell({ trx, publicUrl }, refunded, { happened, amount, reason });
    return { left_paise: after };
  };
  return db
    .transaction()
    .execute((trx) =>
      once(trx, { accountId: admin.id, key, content: ['refund', paymentId, asked] }, () =>
        write(trx),
      ),
    );
}

/**
 * Ends what a payment bought. After upgrades, the earlier plan continues as if there had been none, provided its own
 * payment was not refunded.
 */
async function endWhatWasBought(trx: Trx, charge: Charge, now: Date): Promise<void> {
  const subscription = await getSubscription(trx, charge.subscription_id);
  const before = await findKept(trx, subscription.id, now);
  if (before) await updateSubscription(trx, subscription.id, { ...before, next_plan_id: null });
  else await move(trx, subscription, 'refunded');
}
