import { rupees } from '../../../contract/money/paise.ts';
import { shopper } from '../money.ts';
import type { Actor, Portal } from '../portal.ts';

/** What the seeker buys, and the recruiter for their company. */
export function moneyMakers(
  portal: Portal,
  { seeker, recruiter }: { seeker: Actor; recruiter: Actor },
): Record<string, () => Promise<number>> {
  const { db } = portal;
  const forget = async () => {
    await db.updateTable('subscriptions').set({ state: 'expired' }).execute();
  };
  const bought = async (as: Actor, level: 'plus' | 'growth') => {
    await forget();
    const one = shopper(portal, as);
    const payment = await one.buy(level);
    return { payment, subscription: (await one.read()).subscription?.id ?? 0 };
  };
  const order = async (as: Actor, level: 'plus' | 'growth') => {
    await forget();
    const one = shopper(portal, as);
    return one.paymentIn((await one.choose(level)).body.checkout);
  };
  let version = 100;
  const withdrawnPlan = async () => {
    const values = { level: 'plus', period: 'month', price_paise: rupees(99) } as const;
    const row = { ...values, version: (version += 1), withdrawn_at: new Date() };
    const inserted = db.insertInto('plans').values(row).returning('id');
    return (await inserted.executeTakeFirstOrThrow()).id;
  };
  return {
    withdrawnPlan,
    // One that nobody buys here: a changed price would change what payments are.
    plan: async () => {
      const row = db.selectFrom('plans').select('id').where('withdrawn_at', 'is', null);
      return (await row.where('level', '=', 'team').executeTakeFirstOrThrow()).id;
    },
    subscription: async () => (await bought(seeker, 'plus')).subscription,
    companySubscription: async () => (await bought(recruiter, 'growth')).subscription,
    payment: async () => (await bought(seeker, 'plus')).payment,
    companyPayment: async () => (await bought(recruiter, 'growth')).payment,
    refund: async () => {
      const { payment } = await bought(seeker, 'plus');
      await shopper(portal, seeker).refund(payment);
      const row = db.selectFrom('refunds').select('id').where('payment_id', '=', payment);
      const { id } = await row.executeTakeFirstOrThrow();
      // It was requested before the day in the contract's example of a transfer.
      const failed = { state: 'failed', created_at: '2026-01-01T00:00:00Z' } as const;
      await db.updateTable('refunds').set(failed).where('id', '=', id).execute();
      return id;
    },
    difference: async () => {
      const row = db.insertInto('settlement_differences').values({
        gateway: 'sandbox',
        kind: 'other',
        reference: `adj_${(version += 1)}`,
        at: new Date(),
      });
      return (await row.returning('id').executeTakeFirstOrThrow()).id;
    },
    testOrder: () => order(seeker, 'plus'),
    companyTestOrder: () => order(recruiter, 'growth'),
  };
}
