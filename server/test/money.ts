import { sql } from 'kysely';
import type { TestPaying } from '../../contract/money/test-payments.ts';
import type { Level, PlanPeriod } from '../../contract/money/plan-levels.ts';
import { runSubscriptionClock } from '../domains/subscriptions/renewals.ts';
import { refuseDifferences } from '../domains/ledger/check.ts';
import { keepSeller } from '../domains/invoices/seller.ts';
import { movingMoneyBack } from './days-of-money.ts';
import { openCompany, registerRecruiter } from './hiring.ts';
import { type Actor, openPortal, type Portal } from './portal.ts';

/** The seller named on the tests' invoices. */
const SELLER = {
  name: 'Vritti',
  address: 'Pune',
  gstin: '27AAPFU0939F1ZV',
  state: '27',
} as const;

/** A portal that sells plans. Days that pass renew the plans of all its tests. */
export async function openSellingPortal(): Promise<Portal> {
  const portal = await openPortal();
  await keepSeller(portal.db, SELLER);
  return portal;
}

/** The owner of a company of their own. */
export const registerOwner = async (portal: Portal) =>
  registerRecruiter(portal, (await openCompany(portal)).id);

/** Somebody who buys plans with test payments. */
export function shopper(portal: Portal, as: Actor) {
  const read = async () => (await portal.call('GET /barong/resource/subscriptions', { as })).body;
  const planId = async (level: Level, period: PlanPeriod = 'month') =>
    (await read()).plans.find((plan) => plan.level === level && plan.period === period)?.id ?? 0;
  const choose = async (level: Level, period: PlanPeriod = 'month', key?: string) =>
    portal.call('POST /barong/resource/subscriptions', {
      as,
      body: { plan_id: await planId(level, period) },
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });
  /** The number of the payment in a checkout's address. */
  const paymentIn = (checkout: { url: string } | null) => Number(checkout?.url.split('/').at(-1));
  const pay = async (id: number, paying: Partial<TestPaying> = {}) =>
    portal.call('POST /barong/resource/test_orders/:id/payments', {
      as,
      params: { id },
      body: { outcome: 'paid', webhook: 'never', ...paying },
    });
  const show = (result: { order_id: string; payment_id: string; signature: string }) =>
    portal.call('POST /barong/resource/subscriptions/checkout_results', { as, body: result });

  return {
    read,
    planId,
    choose,
    paymentIn,
    pay,
    show,
    /** Chooses, pays and submits the result, as a browser does. */
    async buy(level: Level, period: PlanPeriod = 'month', paying: Partial<TestPaying> = {}) {
      const { body } = await choose(level, period);
      const id = paymentIn(body.checkout);
      const { result } = (await pay(id, paying)).body;
      if (result) await show(result);
      return id;
    },
    async cancel() {
      const id = (await read()).subscription?.id ?? 0;
      return portal.call('DELETE /barong/resource/subscriptions/:id', { as, params: { id } });
    },
    refund: (id: number) =>
      portal.call('POST /barong/resource/payments/:id/refund', { as, params: { id } }),
  };
}

/** Makes days pass for all subscriptions and payments, and runs what is due then. */
export async function passDays(portal: Portal, days: number): Promise<void> {
  const back = sql`make_interval(secs => ${days * 86_400})`;
  for (const statement of movingMoneyBack(back)) {
    await statement.execute(portal.db);
  }
  await runSubscriptionClock(portal.services);
  await portal.work();
}

/** Throws if the ledger does not match the payments. */
export const expectBalanced = (portal: Portal): Promise<void> => refuseDifferences(portal.db);
