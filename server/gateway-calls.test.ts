import { describe, expect, test } from 'vitest';
import { signedTestEvent } from './domains/test-payments/sandbox.ts';
import { shopper } from './test/money.ts';
import { register } from './test/people.ts';
import { openPortal } from './test/portal.ts';

const portal = await openPortal();

const post = (body: string, { id, signature }: { id: string; signature: string }) =>
  portal.send({
    method: 'POST',
    url: '/payments/razorpay/events',
    payload: body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': id,
    },
  });

/** Somebody who has paid, of which nothing was heard yet. */
async function paid() {
  const one = shopper(portal, await register(portal));
  const { body } = await one.choose('plus');
  const { result } = (await one.pay(one.paymentIn(body.checkout))).body;
  if (!result) throw new Error('not paid');
  return { one, result };
}
const has = async ({ read }: { read: ReturnType<typeof shopper>['read'] }) =>
  (await read()).subscription?.plan_name ?? null;

/** What is known of plan and payments; the addresses of invoices are signed anew each time. */
const known = async ({ read }: Pick<ReturnType<typeof shopper>, 'read'>) => {
  const { payments, subscription, ...rest } = await read();
  return {
    ...rest,
    subscription: { ...subscription, invoice_url: '' },
    payments: payments.map((payment) => ({ ...payment, invoice_url: '' })),
  };
};

describe('an event', () => {
  test('that is signed begins what was paid', async () => {
    const { one, result } = await paid();
    const event = { id: 'event 1', kind: 'payment.captured', order_id: result.order_id };
    const { body, headers } = signedTestEvent(portal.services.seal, event);
    expect((await post(body, headers)).status).toBe(200);
    await portal.work();
    expect(await has(one)).toBe('Plus');
  });

  test('that is forged or changed is refused and changes nothing', async () => {
    const { one, result } = await paid();
    const event = { id: 'event 2', kind: 'payment.captured', order_id: result.order_id };
    const { body, headers } = signedTestEvent(portal.services.seal, event);
    for (const [sent, signature] of [
      [body, ''],
      [body, 'f00d'],
      [`${body} `, headers.signature],
    ] as const) {
      const answer = await post(sent, { ...headers, signature });
      expect([answer.status, answer.body.errors]).toEqual([400, ['resource.payment.forged']]);
    }
    await portal.work();
    expect(await has(one)).toBeNull();
  });

  test('that is replayed, or says what is not so, is answered and changes nothing', async () => {
    const { one, result } = await paid();
    await one.show(result);
    const before = await known(one);
    for (const kind of ['payment.failed', 'payment.authorized', 'refund.processed']) {
      const event = { id: `event 3 ${kind}`, kind, order_id: result.order_id };
      const { body, headers } = signedTestEvent(portal.services.seal, event);
      for (const answer of [await post(body, headers), await post(body, headers)]) {
        expect(answer.status).toBe(200);
      }
    }
    const stranger = { id: 'event 4', kind: 'payment.captured', order_id: 'order_of_nobody' };
    const { body, headers } = signedTestEvent(portal.services.seal, stranger);
    expect((await post(body, headers)).status).toBe(200);
    await portal.work();
    expect(await known(one)).toEqual(before);
    const events = await portal.db
      .selectFrom('gateway_events')
      .select('kind')
      .where('order_id', '=', result.order_id)
      .execute();
    expect(events).toHaveLength(3);
  });
});

describe('a browser that comes back', () => {
  const come = (fields: Record<string, string>) =>
    portal.send({
      method: 'POST',
      url: '/payments/razorpay',
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const fieldsOf = (result: object) =>
    Object.fromEntries(Object.entries(result).map(([name, value]) => [`razorpay_${name}`, value]));

  test('with a signed result is sent to its page, and has its plan', async () => {
    const { one, result } = await paid();
    const answer = await come(fieldsOf(result));
    expect([answer.status, answer.headers.location]).toEqual([303, '/user/subscription']);
    expect(await has(one)).toBe('Plus');
  });

  test('with a forged one has nothing, and without one is sent home', async () => {
    const { one, result } = await paid();
    expect((await come(fieldsOf({ ...result, signature: 'f00d' }))).status).toBe(400);
    expect((await come({ 'error[code]': 'BAD_REQUEST_ERROR' })).headers.location).toBe('/');
    expect(await has(one)).toBeNull();
  });
});
