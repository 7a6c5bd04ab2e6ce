import { afterAll, describe, expect, test } from 'vitest';
import { dayFromNow } from '../../../db/world/advertisements.ts';
import { openAccount, openSession } from '../../test/account-states.ts';
import { expectBalanced, openSellingPortal, shopper } from '../../test/money.ts';
import { register } from '../../test/people.ts';
import type { Actor } from '../../test/portal.ts';
import { readBalancesOf } from '../ledger/ledger.ts';
import { followRefunds } from '../payments/refunds.ts';

// A refund that its source never takes is paid by a bank transfer.

const portal = await openSellingPortal();
const adminId = await openAccount(portal, 'admin');
const admin: Actor = await openSession(portal, adminId);
afterAll(() => expectBalanced(portal));

const seeker = async () => {
  const as = await register(portal);
  return { as, ...shopper(portal, as) };
};
const mailsTo = async ({ as }: { as: Actor & { user: { email: string } } }) =>
  (await portal.mailsTo(as.user.email)).filter(({ attachments }) => attachments.length === 0);
const history = async (id: number) =>
  (await portal.call('GET /barong/admin/payments/:id', { as: admin, params: { id } })).body;
const retry = (id: number) =>
  portal.call('POST /barong/admin/refunds/:id/tries', { as: admin, params: { id } });
/** Lets the pause before another try pass. */
async function passPause() {
  await portal.db.updateTable('refunds').set({ try_at: new Date() }).execute();
  await followRefunds(portal.services);
  await portal.work();
}

describe('a refund that can never reach its source', () => {
  const TODAY = dayFromNow(0);
  const note = (id: number, { as = admin, reference = 'SBIN426330123456', day = TODAY } = {}) =>
    portal.call('POST /barong/admin/refunds/:id/transfer', {
      as,
      params: { id },
      body: { reference, transferred_on: day },
    });
  /** One that the bank has refused twice. */
  async function failed() {
    const one = await seeker();
    const id = await one.buy('plus', 'month', { refunds: 'fail' });
    await one.refund(id);
    await portal.work();
    await passPause();
    const [found] = (await history(id)).refunds;
    return { one, id, refundId: found?.id ?? 0 };
  }

  test('is noted as paid by bank transfer, in the books, the audit log and the history, and the payer is told', async () => {
    const { one, id, refundId } = await failed();
    expect((await note(refundId)).status).toBe(200);
    await expectBalanced(portal);
    const shown = await history(id);
    expect(shown).toMatchObject({
      state: 'refunded',
      refund_failed: false,
      refunds: [
        {
          state: 'done',
          transfer_reference: 'SBIN426330123456',
          transferred_on: TODAY,
          transferred_by: expect.stringMatching(/./),
        },
      ],
    });
    // The money left our bank; what the gateway holds for us did not change.
    expect(shown.movements.at(-1)).toMatchObject({
      kind: 'transferred',
      from_account: 'bank',
      to_account: 'customers',
      amount_paise: 11_700,
    });
    const balances = await readBalancesOf(portal.db, id);
    expect(balances).toMatchObject({
      customers: 0,
      gateway: 11_700,
      bank: -11_700,
      sales: 0,
      tax: 0,
    });
    const mail = (await mailsTo(one)).at(-1);
    expect(mail?.subject).toBe('Your refund of ₹117 was paid by bank transfer');
    expect(mail?.text).toContain('SBIN426330123456');
    const entry = portal.db
      .selectFrom('audit.entries')
      .select(['act', 'subject_id', 'actor_id', 'after'])
      .where('act', '=', 'refund_transferred')
      .where('subject_id', '=', refundId);
    expect(await entry.execute()).toEqual([
      {
        act: 'refund_transferred',
        subject_id: refundId,
        actor_id: adminId,
        after: { transferred_on: TODAY },
      },
    ]);
  });

  test('is recorded once, no matter who is first, and is not sent again', async () => {
    const { id, refundId } = await failed();
    const both = await Promise.all([note(refundId), note(refundId, { reference: 'HDFC0000111' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await note(refundId)).body.errors).toEqual(['resource.refund.not_failed']);
    expect((await retry(refundId)).body.errors).toEqual(['resource.refund.not_failed']);
    await passPause();
    expect((await history(id)).movements.filter(({ kind }) => kind === 'transferred')).toHaveLength(
      1,
    );
    await expectBalanced(portal);
  });

  test('is refused for a refund that is on its way or has arrived, and for an unknown one', async () => {
    const one = await seeker();
    const id = await one.buy('plus', 'month', { refunds: 'fail_once' });
    await one.refund(id);
    await portal.work();
    const refundId = async () => (await history(id)).refunds[0]?.id ?? 0;
    expect((await note(await refundId())).body.errors).toEqual(['resource.refund.not_failed']);
    await passPause();
    expect((await history(id)).state).toBe('refunded');
    expect((await note(await refundId())).body.errors).toEqual(['resource.refund.not_failed']);
    expect((await note(999_999_999)).body.errors).toEqual(['resource.refund.not_found']);
  });

  test.each([
    ['a card number', { reference: '4111111111111111' }, 'resource.refund.invalid_reference'],
    ['a UPI id', { reference: 'asha.rao@okbank' }, 'resource.refund.invalid_reference'],
    ['no number', { reference: ' ' }, 'request.missing'],
    ['a day to come', { day: dayFromNow(1) }, 'resource.refund.invalid_day'],
    ['a day before the refund', { day: dayFromNow(-1) }, 'resource.refund.invalid_day'],
    ['no day', { day: '2026-02-31' }, 'resource.refund.invalid_day'],
  ])('is not noted with %s', async (_, sent, code) => {
    const { id, refundId } = await failed();
    const { status, body } = await note(refundId, sent);
    expect([status, body.errors]).toEqual([422, [code]]);
    expect((await history(id)).refunds).toMatchObject([{ state: 'failed' }]);
  });

  test('is recorded also for somebody whose account is gone', async () => {
    const { id, refundId } = await failed();
    await portal.db
      .updateTable('payments')
      .set({ account_id: null })
      .where('id', '=', id)
      .execute();
    expect((await note(refundId)).status).toBe(200);
    expect((await history(id)).state).toBe('refunded');
  });
});
