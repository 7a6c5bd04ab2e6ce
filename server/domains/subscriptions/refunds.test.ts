import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  expectBalanced,
  openSellingPortal,
  passDays,
  registerOwner,
  shopper,
} from '../../test/money.ts';
import { readBalancesOf } from '../ledger/ledger.ts';

const portal = await openSellingPortal();
// Days that pass would renew the plans of earlier tests.
beforeEach(() => portal.db.updateTable('subscriptions').set({ state: 'expired' }).execute());
afterAll(() => expectBalanced(portal));

const owner = async () => {
  const as = await registerOwner(portal);
  return { ...shopper(portal, as), email: as.user.email };
};

describe('a refund', () => {
  test('within seven days gives everything back and ends the plan', async () => {
    const one = await owner();
    const id = await one.buy('growth');
    await passDays(portal, 6.9);
    expect((await one.refund(id)).status).toBe(200);
    expect((await one.refund(id)).body.errors).toEqual(['resource.payment.not_refundable']);
    await portal.work();
    const { subscription, payments } = await one.read();
    expect([subscription, payments[0]?.state]).toEqual([null, 'refunded']);
    expect(await readBalancesOf(portal.db, id)).toMatchObject({
      customers: 0,
      gateway: 0,
      sales: 0,
      tax: 0,
    });
    expect(
      portal.inbox.of(one.email).findLast(({ attachments }) => attachments.length === 0)?.subject,
    ).toBe('We return ₹3,539');
  });

  test('is no longer possible after seven days', async () => {
    const one = await owner();
    const id = await one.buy('growth');
    await passDays(portal, 7.01);
    expect((await one.refund(id)).body.errors).toEqual(['resource.payment.not_refundable']);
    expect((await one.read()).payments[0]?.refundable_until).toBeNull();
  });

  test('of an upgrade brings the plan from before back', async () => {
    const one = await owner();
    await one.buy('growth');
    // The address of its invoice is signed anew each time.
    const had = async () => ({ ...(await one.read()).subscription, invoice_url: '' });
    const before = await had();
    const id = await one.buy('team');
    await one.refund(id);
    expect(await had()).toEqual(before);
  });

  test('of somebody else’s payment finds nothing, and of one without an invoice is refused', async () => {
    const [one, other] = [await owner(), await owner()];
    const id = await one.buy('growth');
    expect((await other.refund(id)).body.errors).toEqual(['resource.payment.not_found']);
    await sql`update payments set invoice_id = null where id = ${id}`.execute(portal.db);
    expect((await one.refund(id)).body.errors).toEqual(['resource.payment.not_refundable']);
  });
});
