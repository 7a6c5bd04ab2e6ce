import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { paise, rupees } from '../../../contract/money/paise.ts';
import type { Outbound } from '../network/outbound.ts';
import { razorpay } from './razorpay.ts';

const keys = { keyId: 'rzp_test_1', keySecret: 'key secret', webhookSecret: 'webhook secret' };

/** Shapes as in Razorpay's documentation of its API, with values of our own. */
const documented = {
  customer: { id: 'cust_1', entity: 'customer', name: 'Asha Rao', email: 'asha@people.test' },
  order: {
    id: 'order_1',
    entity: 'order',
    amount: 353_882,
    amount_paid: 0,
    currency: 'INR',
    receipt: 'payment-1',
    status: 'created',
    attempts: 0,
  },
  payments: {
    entity: 'collection',
    count: 3,
    items: [
      { id: 'pay_1', entity: 'payment', amount: 353_882, status: 'failed', vpa: 'asha@upi' },
      { id: 'pay_2', entity: 'payment', amount: 353_882, status: 'captured', method: 'upi' },
      { id: 'pay_3', entity: 'payment', amount: 353_882, status: 'created', method: 'card' },
    ],
  },
  payment: {
    id: 'pay_2',
    entity: 'payment',
    amount: 353_882,
    amount_refunded: 0,
    status: 'captured',
    email: 'asha@people.test',
    contact: '+919000090000',
    customer_id: 'cust_1',
    token_id: 'token_1',
  },
  refund: {
    id: 'rfnd_1',
    entity: 'refund',
    amount: 10_000,
    currency: 'INR',
    payment_id: 'pay_2',
    receipt: 'refund-7-1',
    status: 'pending',
    speed_requested: 'normal',
  },
  settled: {
    entity: 'collection',
    count: 3,
    items: [
      {
        entity_id: 'pay_2',
        type: 'payment',
        debit: 0,
        credit: 345_530,
        amount: 353_882,
        currency: 'INR',
        fee: 8_352,
        tax: 1_274,
        on_hold: false,
        settled: true,
        created_at: 1_763_600_000,
        settled_at: 1_763_700_000,
        settlement_id: 'setl_1',
        description: 'Growth',
        notes: '{}',
        payment_id: null,
        settlement_utr: '1568176960vxp0rj',
        order_id: 'order_1',
        order_receipt: 'payment-1',
        method: 'card',
        card_network: 'RuPay',
        card_issuer: 'KARB',
        card_type: 'credit',
        dispute_id: null,
      },
      {
        entity_id: 'adj_1',
        type: 'adjustment',
        debit: 1_000,
        credit: 0,
        amount: 1_000,
        currency: 'INR',
        fee: 0,
        tax: 0,
        on_hold: false,
        settled: true,
        created_at: 1_763_600_000,
        settled_at: 1_763_700_000,
        settlement_id: 'setl_1',
        description: 'Dispute lost',
        notes: null,
        payment_id: null,
        settlement_utr: '1568176960vxp0rj',
        order_id: null,
      },
      {
        entity_id: 'pay_3',
        type: 'payment',
        debit: 0,
        credit: 345_530,
        amount: 353_882,
        currency: 'INR',
        fee: 8_352,
        tax: 1_274,
        on_hold: true,
        settled: false,
        created_at: 1_763_600_000,
        settled_at: null,
        settlement_id: null,
        settlement_utr: null,
        order_id: 'order_2',
      },
    ],
  },
  event: {
    entity: 'event',
    event: 'payment.captured',
    contains: ['payment'],
    payload: { payment: { entity: { id: 'pay_2', order_id: 'order_1', amount: 353_882 } } },
  },
};

/** Answers paths of the API, and keeps what was sent to each. */
function gatewayThatAnswers(answers: Record<string, unknown>) {
  const sent: { path: string; body: unknown; headers: Record<string, string> }[] = [];
  const outbound: Outbound = async (address, { body, headers = {} }) => {
    const path = address.replace('https://api.razorpay.com/v1', '');
    sent.push({ path, body: body && JSON.parse(String(body)), headers });
    const answer = answers[path];
    return {
      status: answer ? 200 : 500,
      headers: {},
      body: Buffer.from(JSON.stringify(answer ?? {})),
      redirected: 0,
    };
  };
  return { sent, gateway: razorpay(keys, { outbound, publicUrl: 'https://jobs.example' }) };
}

const payer = { name: 'Asha Rao', email: 'asha@people.test' };

test('an order with a mandate names its customer and the most that may be taken', async () => {
  const { gateway, sent } = gatewayThatAnswers({
    '/customers': documented.customer,
    '/orders': documented.order,
  });
  const mandate = { most: rupees(3_539), until: new Date('2036-01-01T00:00:00Z'), payer };
  const order = { receipt: 'payment-1', amount: paise(353_882), mandate };
  expect(await gateway.openOrder(order)).toBe('order_1');
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/customers', { ...payer, fail_existing: '0' }],
    [
      '/orders',
      {
        amount: 353_882,
        currency: 'INR',
        receipt: 'payment-1',
        payment_capture: true,
        customer_id: 'cust_1',
        token: { max_amount: 353_900, expire_at: 2_082_758_400, frequency: 'as_presented' },
      },
    ],
  ]);
  const right = `Basic ${Buffer.from('rzp_test_1:key secret').toString('base64')}`;
  expect(sent[0]?.headers.authorization).toBe(right);
});

test('the checkout is its own page, with no secret in it', async () => {
  const { gateway } = gatewayThatAnswers({});
  const checkout = await gateway.checkoutOf({
    orderId: 'order_1',
    paymentId: 1,
    amount: paise(353_882),
    title: 'Growth',
    payer,
    hasMandate: false,
    page: '/hr/subscription',
  });
  expect(checkout.url).toBe('https://api.razorpay.com/v1/checkout/embedded');
  expect(checkout.fields).toMatchObject({
    key_id: 'rzp_test_1',
    order_id: 'order_1',
    callback_url: 'https://jobs.example/payments/razorpay',
    cancel_url: 'https://jobs.example/hr/subscription',
  });
  expect(JSON.stringify(checkout)).not.toContain('secret');
});

test('payments of an order come without card, UPI id or contact', async () => {
  const { gateway } = gatewayThatAnswers({ '/orders/order_1/payments': documented.payments });
  expect(await gateway.paymentsOf('order_1')).toEqual([
    { id: 'pay_1', state: 'failed', amount: 353_882 },
    { id: 'pay_2', state: 'captured', amount: 353_882 },
    { id: 'pay_3', state: 'waiting', amount: 353_882 },
  ]);
});

test('a renewal is paid by the token of the payment that gave the mandate', async () => {
  const { gateway, sent } = gatewayThatAnswers({
    '/payments/pay_2': documented.payment,
    '/payments/create/recurring': { razorpay_payment_id: 'pay_4' },
  });
  await gateway.payByMandate({ orderId: 'order_2', amount: paise(353_882), mandate: 'pay_2' });
  expect(sent[1]?.body).toMatchObject({
    customer_id: 'cust_1',
    token: 'token_1',
    order_id: 'order_2',
    amount: 353_882,
    recurring: true,
  });
});

test('a refund is asked for once, by its receipt, and followed by it', async () => {
  const refund = { paymentId: 'pay_2', amount: paise(10_000), receipt: 'refund-7-1' };
  const none = { entity: 'collection', count: 0, items: [] };
  const first = gatewayThatAnswers({
    '/payments/pay_2/refunds?count=100': none,
    '/payments/pay_2/refund': documented.refund,
  });
  expect(await first.gateway.refund(refund)).toEqual({ id: 'rfnd_1', state: 'waiting' });
  expect(first.sent[1]?.headers['x-refund-idempotency']).toBe('refund-7-1');
  expect(first.sent[1]?.body).toEqual({ amount: 10_000, speed: 'normal', receipt: 'refund-7-1' });
  for (const [status, state] of [
    ['processed', 'done'],
    ['failed', 'failed'],
  ]) {
    const again = gatewayThatAnswers({
      '/payments/pay_2/refunds?count=100': {
        ...none,
        items: [
          { ...documented.refund, id: 'rfnd_0', receipt: null },
          { ...documented.refund, status },
        ],
      },
    });
    expect(await again.gateway.refund(refund)).toEqual({ id: 'rfnd_1', state });
    expect(again.sent).toHaveLength(1);
  }
});

test('news of a refund names the order of its payment', () => {
  const { gateway } = gatewayThatAnswers({});
  const body = JSON.stringify({
    entity: 'event',
    event: 'refund.failed',
    contains: ['refund', 'payment'],
    payload: {
      refund: { entity: documented.refund },
      payment: { entity: { id: 'pay_2', order_id: 'order_1' } },
    },
  });
  const signature = createHmac('sha256', 'webhook secret').update(body).digest('hex');
  expect(gateway.eventOf(body, { id: 'event_2', signature })).toEqual({
    id: 'event_2',
    kind: 'refund.failed',
    orderId: 'order_1',
  });
});

test('signatures are those of its documentation: HMAC-SHA-256 in hexadecimal digits', () => {
  const { gateway } = gatewayThatAnswers({});
  const hmac = (secret: string, text: string) =>
    createHmac('sha256', secret).update(text).digest('hex');
  const result = { orderId: 'order_1', paymentId: 'pay_2' };
  const signature = hmac('key secret', 'order_1|pay_2');
  expect(gateway.isSigned({ ...result, signature })).toBe(true);
  expect(gateway.isSigned({ ...result, paymentId: 'pay_3', signature })).toBe(false);
  const body = JSON.stringify(documented.event);
  const headers = { id: 'event_1', signature: hmac('webhook secret', body) };
  expect(gateway.eventOf(body, headers)).toEqual({
    id: 'event_1',
    kind: 'payment.captured',
    orderId: 'order_1',
  });
  expect(gateway.eventOf(body.replace('pay_2', 'pay_9'), headers)).toBeNull();
});

test('a failure names the path and repeats nothing that was sent', async () => {
  const { gateway } = gatewayThatAnswers({});
  await expect(gateway.paymentsOf('order_1')).rejects.toThrow(
    'Razorpay answered 500 to /orders/order_1/payments',
  );
});

test('what was settled on a day is read without what is held back, and without cards', async () => {
  const path = '/settlements/recon/combined?year=2025&month=11&day=21&count=1000&skip=0';
  const { gateway, sent } = gatewayThatAnswers({ [path]: documented.settled });
  const settled = {
    settlementId: 'setl_1',
    utr: '1568176960vxp0rj',
    settledAt: new Date('2025-11-21T04:40:00Z'),
  };
  expect(await gateway.settledOn('2025-11-21')).toEqual([
    {
      ...settled,
      entityId: 'pay_2',
      kind: 'payment',
      amount: 353_882,
      fee: 8_352,
      tax: 1_274,
      credit: 345_530,
      debit: 0,
      orderId: 'order_1',
    },
    {
      ...settled,
      entityId: 'adj_1',
      kind: 'other',
      amount: 1_000,
      fee: 0,
      tax: 0,
      credit: 0,
      debit: 1_000,
      orderId: null,
    },
  ]);
  expect(sent.map((each) => each.path)).toEqual([path]);
});
