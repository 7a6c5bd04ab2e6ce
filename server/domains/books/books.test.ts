import { afterAll, describe, expect, test } from 'vitest';
import { openCompany, registerRecruiter } from '../../test/hiring.ts';
import {
  expectBalanced,
  openSellingPortal,
  passDays,
  registerOwner,
  shopper,
} from '../../test/money.ts';
import { register, registerAdmin } from '../../test/people.ts';
import type { Actor } from '../../test/portal.ts';
import { followRefunds } from '../payments/refunds.ts';

const portal = await openSellingPortal();
const admin = await registerAdmin(portal);
afterAll(() => expectBalanced(portal));

const owner = async () => {
  const as = await registerOwner(portal);
  return { as, ...shopper(portal, as) };
};
const seeker = async (name = 'Asha Rao') => {
  const as = await register(portal, { name });
  return { as, ...shopper(portal, as) };
};
const mailsTo = async ({ as }: { as: Actor & { user: { email: string } } }) =>
  (await portal.mailsTo(as.user.email)).filter(({ attachments }) => attachments.length === 0);
const history = async (id: number) =>
  (await portal.call('GET /barong/admin/payments/:id', { as: admin, params: { id } })).body;
const refund = (
  id: number,
  {
    amount,
    left,
    key,
    reason = 'Two weeks without service',
  }: {
    amount: number;
    left: number;
    key?: string;
    reason?: string;
  },
) =>
  portal.call('POST /barong/admin/payments/:id/refunds', {
    as: admin,
    params: { id },
    body: { amount_paise: amount, left_paise: left, reason },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
const retry = (id: number) =>
  portal.call('POST /barong/admin/refunds/:id/tries', { as: admin, params: { id } });

describe('an admin', () => {
  test('finds payments by name, company, invoice and state, and sees who paid for what', async () => {
    const one = await seeker('Zubeida Khan');
    const id = await one.buy('plus');
    const read = async (query: { search: string; state?: 'refunded' }) =>
      (await portal.call('GET /barong/admin/payments', { as: admin, query })).body;
    const found = await read({ search: 'zubeida' });
    expect(found.payments).toMatchObject([
      {
        id,
        state: 'paid',
        amount_paise: 11_700,
        plan: { name: 'Plus', period: 'month' },
        buyer: { kind: 'user', name: 'Zubeida Khan', email: one.as.user.email, company: null },
      },
    ]);
    const number = found.payments[0]?.invoice_number ?? '';
    expect((await read({ search: number })).payments).toHaveLength(1);
    expect((await read({ search: 'zubeida', state: 'refunded' })).payments).toEqual([]);
  });

  test('sees all that happened to a payment', async () => {
    const one = await owner();
    const id = await one.buy('growth', 'month', { webhook: 'once' });
    await portal.work();
    const found = await history(id);
    expect(found.events.map(({ kind }) => kind)).toEqual(['payment.captured']);
    expect(found.movements.map(({ kind }) => kind)).toEqual(['paid', 'sold', 'taxed']);
    expect(found.documents).toMatchObject([{ kind: 'invoice', total_paise: 353_900 }]);
    expect([found.left_paise, found.refunds]).toEqual([353_900, []]);
    expect((await portal.send({ url: found.documents[0]?.pdf_url ?? '' })).status).toBe(200);
  });

  test('sees subscriptions, and saves both lists as CSV', async () => {
    const one = await owner();
    await one.buy('team');
    const company = (await portal.call('GET /barong/admin/subscriptions', { as: admin })).body
      .subscriptions[0];
    expect(company).toMatchObject({
      state: 'active',
      plan: { name: 'Team' },
      renews_by_itself: true,
      failed_tries: 0,
    });
    for (const what of ['payments', 'subscriptions']) {
      const file = await portal.send({
        url: `/api/v2/barong/admin/${what}/export.csv?search=${one.as.user.email}`,
        as: admin,
      });
      const lines = file.text.trimEnd().split('\r\n');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain(one.as.user.email);
    }
  });

  test('has no page for an unknown payment', async () => {
    const answer = await portal.call('GET /barong/admin/payments/:id', {
      as: admin,
      params: { id: 999_999_999 },
    });
    expect(answer.body.errors).toEqual(['resource.payment.not_found']);
    expect((await refund(999_999_999, { amount: 100, left: 100 })).body.errors).toEqual([
      'resource.payment.not_found',
    ]);
  });
});

describe('a refund by an admin', () => {
  test('of a part leaves the plan, credits that part, and tells the payer why', async () => {
    const one = await owner();
    const id = await one.buy('growth');
    await passDays(portal, 10);
    expect((await refund(id, { amount: 100_050, left: 353_900 })).body).toEqual({
      left_paise: 253_850,
    });
    const [mail] = (await mailsTo(one)).slice(-1);
    expect([mail?.subject, mail?.text]).toEqual([
      'We return ₹1,000.50',
      expect.stringContaining('Two weeks without service'),
    ]);
    const found = await history(id);
    expect(found).toMatchObject({
      state: 'paid',
      refunded_paise: 100_050,
      left_paise: 253_850,
      refunds: [{ state: 'done', reason: 'Two weeks without service' }],
      documents: [{ kind: 'invoice' }, { kind: 'credit_note', total_paise: 100_050 }],
    });
    expect((await one.read()).subscription?.plan_name).toBe('Growth');
    expect((await one.read()).payments[0]).toMatchObject({
      state: 'paid',
      refunded_paise: 100_050,
    });
  });

  test('of all that is left ends what the newest payment bought', async () => {
    const one = await seeker();
    const id = await one.buy('plus');
    await refund(id, { amount: 700, left: 11_700 });
    await refund(id, { amount: 11_000, left: 11_000 });
    await portal.work();
    expect((await history(id)).state).toBe('refunded');
    expect((await one.read()).subscription).toBeNull();
    expect((await refund(id, { amount: 100, left: 0 })).body.errors).toEqual([
      'resource.refund.not_paid',
    ]);
  });

  test('after a partial refund by the buyer gives back the rest', async () => {
    const one = await seeker();
    const id = await one.buy('plus');
    await refund(id, { amount: 700, left: 11_700 });
    expect((await one.refund(id)).status).toBe(200);
    await portal.work();
    const found = await history(id);
    expect(found.refunds.map(({ amount_paise }) => amount_paise)).toEqual([700, 11_000]);
    expect(found.state).toBe('refunded');
  });

  test('sent twice with one key is made once, and with another amount is refused', async () => {
    const one = await seeker();
    const id = await one.buy('plus');
    const sent = { amount: 5_000, left: 11_700, key: 'refund-1' };
    expect([(await refund(id, sent)).status, (await refund(id, sent)).status]).toEqual([201, 201]);
    expect((await history(id)).refunds).toHaveLength(1);
    expect((await refund(id, { ...sent, amount: 6_000 })).body.errors).toEqual([
      'request.idempotency_key_reused',
    ]);
  });

  test('is refused if another one came first, if it is too much, or if it leaves too small a rest', async () => {
    const one = await seeker();
    const id = await one.buy('plus');
    const tried = await Promise.all([1, 2].map(() => refund(id, { amount: 5_000, left: 11_700 })));
    expect(tried.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await refund(id, { amount: 5_000, left: 11_700 })).body.errors).toEqual([
      'resource.refund.changed',
    ]);
    for (const amount of [6_701, 6_650, 99, 1.5]) {
      const { body } = await refund(id, { amount, left: 6_700 });
      expect(body.errors, String(amount)).toEqual(['resource.refund.invalid_amount']);
    }
    expect((await refund(id, { amount: 100, left: 6_700, reason: ' ' })).body.errors).toEqual([
      'request.missing',
    ]);
  });

  test('of an upgrade does not bring back anything that was refunded before', async () => {
    const one = await owner();
    const first = await one.buy('growth');
    const second = await one.buy('team');
    await refund(first, { amount: 353_900, left: 353_900 });
    expect((await one.read()).subscription?.plan_name).toBe('Team');
    await one.refund(second);
    expect((await one.read()).subscription).toBeNull();
  });

  test('of the newest of two upgrades brings back the first plan if the one between was given back', async () => {
    const one = await owner();
    await one.buy('growth');
    const second = await one.buy('team');
    const third = await one.buy('team', 'year');
    const { amount_paise: amount } = await history(second);
    await refund(second, { amount, left: amount });
    expect((await one.read()).subscription).toMatchObject({ plan_name: 'Team', period: 'year' });
    await one.refund(third);
    expect((await one.read()).subscription).toMatchObject({
      plan_name: 'Growth',
      status: 'active',
    });
  });

  test('is refused for a payment that did not arrive', async () => {
    const one = await seeker();
    const id = one.paymentIn((await one.choose('plus')).body.checkout);
    expect((await refund(id, { amount: 11_700, left: 11_700 })).body.errors).toEqual([
      'resource.refund.not_paid',
    ]);
  });
});

/** Lets the pause before another try pass. */
async function passPause() {
  await portal.db.updateTable('refunds').set({ try_at: new Date() }).execute();
  await followRefunds(portal.services);
  await portal.work();
}

describe('a refund that the bank does not accept', () => {
  test('is announced, tried again the next day, and arrives', async () => {
    const one = await seeker();
    const id = await one.buy('plus', 'month', { refunds: 'fail_once' });
    await one.refund(id);
    expect((await mailsTo(one)).at(-1)?.subject).toBe('The refund of ₹117 has not arrived yet');
    expect((await history(id)).refunds).toMatchObject([{ state: 'asked', tries: 2 }]);
    await followRefunds(portal.services);
    await portal.work();
    expect((await history(id)).refunds).toMatchObject([{ state: 'asked', tries: 2 }]);
    await passPause();
    expect(await history(id)).toMatchObject({ state: 'refunded', refunds: [{ state: 'done' }] });
  });

  test('twice is handed to an admin, who finds it and sends it once more', async () => {
    const one = await seeker();
    const id = await one.buy('plus', 'month', { refunds: 'fail' });
    await one.refund(id);
    await portal.work();
    await passPause();
    await expectBalanced(portal);
    const [failed] = (await history(id)).refunds;
    expect(failed).toMatchObject({ state: 'failed', tries: 2 });
    expect((await mailsTo(one)).at(-1)?.text).toContain('Somebody from our team');
    const { body } = await portal.call('GET /barong/admin/payments', {
      as: admin,
      query: { state: 'refund_failed' },
    });
    expect(body.payments.map((payment) => payment.id)).toContain(id);
    await portal.db.updateTable('test_orders').set({ refunds_that_fail: 0 }).execute();
    expect((await retry(failed?.id ?? 0)).status).toBe(200);
    expect((await retry(failed?.id ?? 0)).body.errors).toEqual(['resource.refund.not_failed']);
    expect((await retry(999_999_999)).body.errors).toEqual(['resource.refund.not_found']);
    await portal.work();
    expect((await history(id)).state).toBe('refunded');
  });
});

describe('a payer whose account is gone', () => {
  test('gets money back that arrives later, without an invoice', async () => {
    const one = await seeker();
    const id = one.paymentIn((await one.choose('plus')).body.checkout);
    const { result } = (await one.pay(id)).body;
    await portal.db.deleteFrom('idempotency_keys').execute();
    await portal.db
      .updateTable('accounts')
      .set({ state: 'deleted' })
      .where('id', '=', one.as.user.id)
      .execute();
    await portal.db
      .updateTable('payments')
      .set({ account_id: null })
      .where('id', '=', id)
      .execute();
    await portal.db
      .updateTable('subscriptions')
      .set({ account_id: null })
      .where('account_id', '=', one.as.user.id)
      .execute();
    const { settleOrder } = await import('../subscriptions/settling.ts');
    await settleOrder(portal.services, result?.order_id ?? '');
    await portal.work();
    expect(await history(id)).toMatchObject({ state: 'refunded', documents: [] });
  });

  test('leaves the company its plan, with the invoice for another owner', async () => {
    const company = await openCompany(portal);
    const [first, second] = [
      await registerRecruiter(portal, company.id),
      await registerRecruiter(portal, company.id, 'Meera Das'),
    ];
    const one = shopper(portal, first);
    const id = one.paymentIn((await one.choose('growth')).body.checkout);
    const { result } = (await one.pay(id)).body;
    await portal.db
      .updateTable('accounts')
      .set({ state: 'deleted', company_id: null, team_role: null })
      .where('id', '=', first.user.id)
      .execute();
    const { settleOrder } = await import('../subscriptions/settling.ts');
    await settleOrder(portal.services, result?.order_id ?? '');
    expect((await shopper(portal, second).read()).subscription?.plan_name).toBe('Growth');
    expect((await history(id)).documents).toMatchObject([{ kind: 'invoice' }]);
  });
});
