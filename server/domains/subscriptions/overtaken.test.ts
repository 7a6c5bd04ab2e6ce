import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { movingMoneyBack } from '../../test/days-of-money.ts';
import { shopper } from '../../test/money.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { runSubscriptionClock } from './renewals.ts';

const portal = await openPortal();

test('a subscription that is paid and canceled while the clock is giving up on it runs to its end', async () => {
  const one = shopper(portal, await register(portal));
  const { body } = await one.choose('plus');
  for (const statement of movingMoneyBack(sql`make_interval(hours => 25)`)) {
    await statement.execute(portal.db);
  }
  const { gateway } = portal.services;
  const slow: typeof gateway = {
    ...gateway,
    // Before the clock learns that nobody has paid, somebody pays and cancels.
    async paymentsOf(orderId) {
      const found = await gateway.paymentsOf(orderId);
      const { result } = (await one.pay(one.paymentIn(body.checkout))).body;
      if (result) await one.show(result);
      expect((await one.cancel()).status).toBe(200);
      return found;
    },
  };
  await runSubscriptionClock({ ...portal.services, gateway: slow });
  expect((await one.read()).subscription?.status).toBe('canceled');
});
