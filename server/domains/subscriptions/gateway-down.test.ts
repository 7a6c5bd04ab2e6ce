import { expect, test } from 'vitest';
import { razorpay } from '../../platform/gateways/razorpay.ts';
import { shopper } from '../../test/money.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const keys = { keyId: 'rzp_test_1', keySecret: 'key secret', webhookSecret: 'webhook secret' };
const outbound = () => Promise.reject(new Error('no answer'));
const portal = await openPortal({
  gateway: razorpay(keys, { outbound, publicUrl: 'https://jobs.example' }),
});

test('a gateway that does not answer sells nothing, and says so plainly', async () => {
  const one = shopper(portal, await register(portal));
  const { status, body } = await one.choose('plus');
  expect([status, body.errors]).toEqual([503, ['resource.payment.gateway_down']]);
  expect(await one.read()).toMatchObject({ subscription: null, payments: [] });
});
