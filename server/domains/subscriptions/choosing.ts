import type { Chosen } from '../../../contract/money/subscriptions.ts';
import type { Paise } from '../../../contract/money/paise.ts';
import { planName } from '../../../contract/money/plan-words.ts';
import { mostWithTax } from '../../../contract/money/prices.ts';
import type { Language } from '../../../contract/endpoint.ts';
import type { Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { transactOnce } from '../../platform/idempotency.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { openPayment, orderOf, readPayment } from '../payments/payments.ts';
import { type BuyerRef, type Plan, readForSale, readPlan } from '../plans/plans.ts';
import { buyerOf } from './buyers.ts';
import { pageOfSubscription, tell } from './mails.ts';
import { move } from './moving.ts';
import {
  findStanding,
  getCharge,
  insertCharge,
  insertSubscription,
  lockBuyer,
  type Subscription,
  updateSubscription,
} from './queries.ts';
import { type Bought, priceOfChange } from './terms.ts';

type Choosing = Pick<Services, 'db' | 'gateway' | 'publicUrl'>;

const MANDATE_YEARS = 10;

/** The effect of choosing a plan, and what would have to be paid for it now, without tax. */
export type Choice =
  | { kind: 'buy' | 'pay_due' | 'upgrade'; price: Paise }
  | { kind: 'later' | 'keep' | 'current' | 'waits' | 'cancel'; price: null };

/** The present period, if it is still running. */
const boughtOf = (plan: Plan, { period_from, period_to }: Subscription): Bought => ({
  plan,
  from: new Date(period_from ?? 0),
  to: new Date(period_to ?? 0),
});

const isSame = (one: Plan, other: Plan) => one.level === other.level && one.period === other.period;

/**
 * What the holder of this subscription can do about a plan that is for sale. Pure rules, without
 * the database.
 */
export function choiceOf(
  plan: Plan,
  present: { subscription: Subscription; plan: Plan } | null,
  now: Date,
): Choice {
  if (!present) {
    return plan.price_paise === 0
      ? { kind: 'current', price: null }
      : { kind: 'buy', price: plan.price_paise };
  }
  const { subscription } = present;
  if (subscription.state === 'canceled') return { kind: 'waits', price: null };
  if (plan.price_paise === 0) return { kind: 'cancel', price: null };
  if (subscription.state === 'past_due') return { kind: 'pay_due', price: plan.price_paise };
  if (isSame(plan, present.plan)) {
    return { kind: subscription.next_plan_id === null ? 'current' : 'keep', price: null };
  }
  if (subscription.next_plan_id === plan.id) return { kind: 'current', price: null };
  const price = priceOfChange(plan, boughtOf(present.plan, subscription), now);
  return price === null ? { kind: 'later', price: null } : { kind: 'upgrade', price };
}

/** Chooses a plan, once for each Idempotency-Key, and says where to pay if there is something to pay. */
export async function choosePlan(
  services: Choosing,
  account: SignedIn,
  { planId, key, language }: { planId: number; key: string | undefined; language: Language },
): Promise<Chosen> {
  const ref = buyerOf(account);
  const sending = { accountId: account.id, key, content: ['plan', planId] };
  const { payment_id } = await transactOnce(services.db, sending, (trx) =>
    choose({ ...services, trx }, ref, planId),
  );
  if (payment_id === null) return { checkout: null };
  return openCheckout(services, account, payment_id, language);
}

async function choose(
  { trx, ...services }: Choosing & { trx: Trx },
  ref: BuyerRef,
  planId: number,
): Promise<{ payment_id: number | null }> {
  await lockBuyer(trx, ref);
  const plan = await readForSale(trx, ref.buyer, planId);
  const subscription = await findStanding(trx, ref);
  const present = subscription && {
    subscription,
    plan: await readPlan(trx, subscription.plan_id),
  };
  const choice = choiceOf(plan, present ?? null, new Date());
  if (choice.kind === 'current') throw refuse('resource.subscription.current');
  if (choice.kind === 'waits') throw refuse('resource.subscription.canceled');
  if (choice.price === null) {
    if (subscription) await change({ trx, ...services }, subscription, { kind: choice.kind, plan });
    return { payment_id: null };
  }
  const id = subscription?.id ?? (await insertSubscription(trx, ref, plan.id));
  const payment_id = await openPayment(trx, services, {
    accountId: ref.accountId,
    price: choice.price,
    givesMandate: mostWithTax(plan.price_paise) <= services.gateway.mostByMandate,
  });
  await insertCharge(trx, {
    payment_id,
    subscription_id: id,
    kind: ({ buy: 'first', pay_due: 'renewal', upgrade: 'upgrade' } as const)[choice.kind],
    plan_id: plan.id,
    before_plan_id: subscription?.plan_id ?? null,
    before_from: subscription?.period_from ?? null,
    before_to: subscription?.period_to ?? null,
  });
  return { payment_id };
}

async function change(
  { trx, publicUrl }: { trx: Trx; publicUrl: string },
  subscription: Subscription,
  { kind, plan }: { kind: 'later' | 'keep' | 'cancel'; plan: Plan },
): Promise<void> {
  if (kind === 'cancel') return cancelHeld({ trx, publicUrl }, subscription);
  const next_plan_id = kind === 'later' ? plan.id : null;
  await updateSubscription(trx, subscription.id, { next_plan_id });
}

/** Cancels a subscription whose buyer the caller has locked: what was paid for stays. */
export async function cancelHeld(
  { trx, publicUrl }: { trx: Trx; publicUrl: string },
  subscription: Subscription,
): Promise<void> {
  const canceled = orRefuse(
    await move(trx, subscription, 'canceled', { next_plan_id: null }),
    'resource.subscription.over',
  );
  if (canceled.state === 'canceled') {
    await tell({ trx, publicUrl }, canceled, { happened: 'canceled' });
  }
}

async function openCheckout(
  services: Choosing,
  account: SignedIn,
  paymentId: number,
  language: Language,
): Promise<Chosen> {
  const payment = await readPayment(services.db, paymentId);
  const plan = await readPlan(services.db, (await getCharge(services.db, paymentId)).plan_id);
  const payer = { name: account.name, email: account.email };
  const until = new Date();
  until.setUTCFullYear(until.getUTCFullYear() + MANDATE_YEARS);
  const mandate = payment.gives_mandate
    ? { most: mostWithTax(plan.price_paise), until, payer }
    : null;
  return whileGatewayAnswers(async () => {
    const orderId = await orderOf(services, payment, mandate);
    const checkout = await services.gateway.checkoutOf({
      orderId,
      paymentId,
      amount: payment.amount_paise,
      title: planName(plan.level, language),
      payer,
      hasMandate: payment.gives_mandate,
      page: pageOfSubscription(buyerOf(account)),
    });
    return { checkout };
  });
}

/** Refuses in plain words if the gateway does not answer; the failure itself is logged. */
export async function whileGatewayAnswers<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw refuse('resource.payment.gateway_down', { cause: error });
  }
}
