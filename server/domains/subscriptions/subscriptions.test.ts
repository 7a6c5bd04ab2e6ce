import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  expectBalanced,
  openSellingPortal,
  passDays,
  registerOwner,
  shopper,
} from '../../test/money.ts';
import { register } from '../../test/people.ts';
import { readBalancesOf } from '../ledger/ledger.ts';
import { askAboutPayments } from './subscriptions.ts';

const portal = await openSellingPortal();
// Days that pass would renew the plans of earlier tests.
beforeEach(() => portal.db.updateTable('subscriptions').set({ state: 'expired' }).execute());
afterAll(() => expectBalanced(portal));

const seeker = async () => {
  const as = await register(portal);
  return { ...shopper(portal, as), mails: () => subjects(as.user.email) };
};
const owner = async () => {
  const as = await registerOwner(portal);
  return { ...shopper(portal, as), mails: () => subjects(as.user.email) };
};
/** Without mails that bring an invoice, which have tests of their own. */
const subjects = async (email: string) => {
  const mails = (await portal.mailsTo(email)).filter(({ attachments }) => attachments.length === 0);
  return mails.map(({ subject }) => subject);
};
type Shopper = Awaited<ReturnType<typeof owner>>;
const status = async ({ read }: Shopper) => {
  const { subscription } = await read();
  return subscription && `${subscription.plan_name} ${subscription.status}`;
};

describe('buying', () => {
  test('takes effect with a signed result of the checkout', async () => {
    const one = await owner();
    const id = await one.buy('growth');
    const { subscription, payments, is_test } = await one.read();
    expect(subscription).toMatchObject({
      plan_name: 'Growth',
      amount: 2_999,
      total_paise: 353_900,
      status: 'active',
      renews_by_itself: true,
    });
    expect([is_test, payments[0]]).toMatchObject([
      true,
      { id, amount_paise: 353_900, is_test: true },
    ]);
    expect(await readBalancesOf(portal.db, id)).toMatchObject({
      customers: 0,
      gateway: 353_900,
      sales: -299_918,
      tax: -53_982,
    });
    expect(await one.mails()).toEqual(['Your plan Growth is active']);
  });

  test('has no effect without a payment, or with one that failed', async () => {
    const one = await seeker();
    const { body } = await one.choose('plus');
    expect(await status(one)).toBeNull();
    await one.pay(one.paymentIn(body.checkout), { outcome: 'failed', webhook: 'once' });
    await portal.work();
    expect([await status(one), await one.mails()]).toEqual([null, []]);
  });

  test('takes effect by the webhook if the browser was closed', async () => {
    const one = await seeker();
    const { body } = await one.choose('plus');
    await one.pay(one.paymentIn(body.checkout), { webhook: 'twice' });
    await portal.work();
    expect([await status(one), (await one.read()).payments]).toMatchObject(['Plus active', [{}]]);
  });

  test('takes effect without either, once there was no news for ten minutes', async () => {
    const one = await seeker();
    const { body } = await one.choose('plus');
    await one.pay(one.paymentIn(body.checkout));
    await passMinutes(9);
    expect(await status(one)).toBeNull();
    await passMinutes(2);
    expect(await status(one)).toBe('Plus active');
  });

  test('waits for money that takes a while', async () => {
    const one = await seeker();
    const { body } = await one.choose('plus');
    const { result } = (await one.pay(one.paymentIn(body.checkout), { outcome: 'slow' })).body;
    if (result) await one.show(result);
    expect([await status(one), (await one.read()).payment_pending]).toEqual([null, true]);
    await passMinutes(11);
    expect([await status(one), (await one.read()).payment_pending]).toEqual(['Plus active', false]);
  });

  test('twice refunds the second payment', async () => {
    const one = await seeker();
    const id = await one.buy('plus', 'month', { outcome: 'twice' });
    await portal.work();
    const rows = await portal.db
      .selectFrom('payments')
      .select(['state', 'is_surplus'])
      .where('order_id', '=', (query) =>
        query.selectFrom('payments').select('order_id').where('id', '=', id),
      )
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { state: 'paid', is_surplus: false },
      { state: 'refunded', is_surplus: true },
    ]);
  });

  test('in two tabs gives one plan, and refunds the other payment', async () => {
    const one = await seeker();
    const [first, second] = [await one.choose('plus'), await one.choose('plus', 'year')];
    for (const { body } of [first, second]) {
      const { result } = (await one.pay(one.paymentIn(body.checkout))).body;
      if (result) await one.show(result);
    }
    await portal.work();
    const { payments } = await one.read();
    expect(payments.map(({ state }) => state)).toEqual(['refunded', 'paid']);
    expect(await one.mails()).toEqual([
      'Your plan Plus is active',
      'We are returning a payment of ₹1,168',
    ]);
  });

  test('with the same key makes one payment', async () => {
    const one = await seeker();
    const ids = [await one.choose('plus', 'month', 'k1'), await one.choose('plus', 'month', 'k1')];
    const [first, second] = ids.map(({ body }) => one.paymentIn(body.checkout));
    expect(first).toBe(second);
    expect((await one.choose('plus', 'year', 'k1')).body.errors).toEqual([
      'request.idempotency_key_reused',
    ]);
  });

  test('is refused if it would change nothing', async () => {
    const one = await seeker();
    expect((await one.choose('free')).body.errors).toEqual(['resource.subscription.current']);
    await one.buy('plus');
    expect((await one.choose('plus')).body.errors).toEqual(['resource.subscription.current']);
  });

  test('a forged result changes nothing', async () => {
    const one = await seeker();
    const { body } = await one.choose('plus');
    const { result } = (await one.pay(one.paymentIn(body.checkout))).body;
    const forged = { ...(result ?? { order_id: '', payment_id: '' }), signature: 'f00d' };
    expect((await one.show(forged)).body.errors).toEqual(['resource.payment.forged']);
    expect(await status(one)).toBeNull();
  });
});

/** Moves payments into the past by some minutes, and asks about those without news. */
async function passMinutes(minutes: number) {
  await passDays(portal, minutes / 1_440);
  await askAboutPayments(portal.services);
  await portal.work();
}

describe('changing the plan', () => {
  test('to a larger one takes effect at once, for its price less what is left', async () => {
    const one = await owner();
    await one.buy('growth');
    await passDays(portal, 10);
    const before = (await one.read()).plans.find(({ level }) => level === 'team');
    expect(before?.choice).toBe('upgrade');
    await one.buy('team');
    const { subscription, payments } = await one.read();
    expect(subscription?.plan_name).toBe('Team');
    expect(payments[0]?.amount_paise).toBeLessThan(825_900);
    expect(payments[0]?.amount_paise).toBeGreaterThan(825_900 - 353_900);
  });

  test('to a smaller one waits for the end of the period, and can be undone', async () => {
    const one = await owner();
    await one.buy('team');
    expect((await one.choose('growth')).body.checkout).toBeNull();
    expect((await one.read()).subscription).toMatchObject({
      plan_name: 'Team',
      next_plan_name: 'Growth',
      next_total_paise: 353_900,
    });
    await one.choose('team');
    expect((await one.read()).subscription?.next_plan_name).toBeNull();
    await one.choose('growth');
    await passDays(portal, 32);
    expect((await one.read()).subscription).toMatchObject({
      plan_name: 'Growth',
      next_plan_name: null,
    });
  });

  test('upward is refunded if another upgrade came first', async () => {
    const one = await owner();
    await one.buy('growth');
    const stale = one.paymentIn((await one.choose('team')).body.checkout);
    await one.buy('team');
    const { result } = (await one.pay(stale)).body;
    if (result) await one.show(result);
    await portal.work();
    expect((await one.read()).payments[1]).toMatchObject({ id: stale, state: 'refunded' });
    expect(await status(one)).toBe('Team active');
  });
});

describe('canceling', () => {
  test('keeps the plan until its end, after which it can be bought again', async () => {
    const one = await owner();
    await one.buy('growth');
    expect((await one.cancel()).status).toBe(200);
    expect(await status(one)).toBe('Growth canceled');
    expect((await one.choose('team')).body.errors).toEqual(['resource.subscription.canceled']);
    expect((await one.cancel()).body.errors).toEqual(['resource.subscription.over']);
    await passDays(portal, 32);
    expect(await status(one)).toBeNull();
    await one.buy('growth');
    expect([await status(one), (await one.read()).payments.length]).toEqual(['Growth active', 2]);
  });

  test('is the same as choosing the free plan', async () => {
    const one = await seeker();
    await one.buy('plus');
    expect((await one.choose('free')).status).toBe(201);
    expect(await status(one)).toBe('Plus canceled');
  });

  test('of somebody else’s plan finds nothing', async () => {
    const [one, other] = [await owner(), await owner()];
    await one.buy('growth');
    const id = (await one.read()).subscription?.id ?? 0;
    const as = await register(portal);
    const answer = await portal.call('DELETE /barong/resource/subscriptions/:id', {
      as,
      params: { id },
    });
    expect(answer.body.errors).toEqual(['resource.subscription.not_found']);
    expect((await other.cancel()).status).toBe(404);
  });
});

describe('renewing', () => {
  test('sends a reminder three days before, and charges the next payment automatically', async () => {
    const one = await owner();
    await one.buy('growth');
    await passDays(portal, 28);
    await passDays(portal, 0.1);
    await passDays(portal, 3);
    expect((await one.read()).payments).toHaveLength(2);
    expect((await one.mails()).map((subject) => subject?.replace(/on .* for/, 'on … for'))).toEqual(
      [
        'Your plan Growth is active',
        'Growth renews on … for ₹3,539',
        'Your plan Growth was renewed',
      ],
    );
  });

  test('keeps the price at which the plan was bought', async () => {
    const one = await seeker();
    await one.buy('plus');
    const id = await one.planId('plus');
    await portal.db
      .updateTable('plans')
      .set({ withdrawn_at: new Date() })
      .where('id', '=', id)
      .execute();
    const dearer = await portal.db
      .insertInto('plans')
      .values({ level: 'plus', period: 'month', version: 7, price_paise: 19_900 as never })
      .returning('id')
      .executeTakeFirstOrThrow();
    await passDays(portal, 32);
    expect((await one.read()).payments.map(({ amount_paise }) => amount_paise)).toEqual([
      11_700, 11_700,
    ]);
    await portal.db
      .updateTable('plans')
      .set({ withdrawn_at: new Date() })
      .where('id', '=', dearer.id)
      .execute();
    await portal.db.updateTable('plans').set({ withdrawn_at: null }).where('id', '=', id).execute();
  });

  test('that fails is tried three times with mails, then the free plan follows', async () => {
    const one = await owner();
    await one.buy('growth', 'month', { renewals: 'fail' });
    await passDays(portal, 32);
    expect((await one.read()).subscription).toMatchObject({
      payment_due: true,
      plan_name: 'Growth',
    });
    await passDays(portal, 2.1);
    expect((await one.read()).subscription?.payment_due).toBe(true);
    await passDays(portal, 2.1);
    expect((await one.read()).subscription).toBeNull();
    expect((await one.read()).payments).toHaveLength(1);
    expect((await one.mails()).slice(-3)).toEqual([
      'The payment for Growth did not go through',
      'The payment for Growth did not go through',
      'Growth has ended',
    ]);
  });

  test('can be paid by hand while it is due', async () => {
    const one = await owner();
    await one.buy('growth', 'month', { renewals: 'fail' });
    await passDays(portal, 32);
    const plan = (await one.read()).plans.find(({ level }) => level === 'growth');
    expect(plan?.choice).toBe('pay_due');
    await one.buy('growth');
    expect((await one.read()).subscription).toMatchObject({ payment_due: false, status: 'active' });
  });

  test('is requested by mail if it is too expensive to be charged automatically', async () => {
    const one = await owner();
    await one.buy('team', 'year');
    expect((await one.read()).subscription?.renews_by_itself).toBe(false);
    await passDays(portal, 366);
    expect((await one.read()).subscription?.payment_due).toBe(true);
  });

  test('charges nothing if the buyer is gone', async () => {
    const as = await register(portal);
    const one = shopper(portal, as);
    await one.buy('plus');
    await portal.db
      .updateTable('accounts')
      .set({ state: 'deleted' })
      .where('id', '=', as.user.id)
      .execute();
    await passDays(portal, 32);
    const rows = await portal.db
      .selectFrom('payments')
      .select('id')
      .where('account_id', '=', as.user.id)
      .execute();
    expect(rows).toHaveLength(1);
  });
});
