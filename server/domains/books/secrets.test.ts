import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { razorpay } from '../../platform/gateways/razorpay.ts';
import type { Outbound } from '../../platform/network/outbound.ts';
import { shopper } from '../../test/money.ts';
import { register } from '../../test/people.ts';
import { openPortal, type Portal } from '../../test/portal.ts';

// Answers in the shape of Razorpay's documentation, with everything they say about cards, UPI ids
// and banks.
const KEYS = {
  keyId: 'rzp_test_KEYID77',
  keySecret: 'secretOfKey77',
  webhookSecret: 'secretOfHook77',
};
const CARD = '4111111111111111';
const LAST4 = '1111';
const VPA = 'asha.rao77@okbank';
const CONTACT = '+919000077777';
const TOKEN = 'token_SECRET77';

const kinds = {
  card: {
    method: 'card',
    card_id: 'card_77',
    card: { id: 'card_77', name: 'Asha Rao', last4: LAST4, network: 'Visa', number: CARD },
    token_id: TOKEN,
  },
  upi: { method: 'upi', vpa: VPA, upi: { vpa: VPA, payer_account_type: 'bank_account' } },
  netbanking: { method: 'netbanking', bank: 'HDFC', acquirer_data: { bank_transaction_id: '77' } },
};

let orders = 0;
let method: keyof typeof kinds = 'card';
let amount = 0;
const paymentNow = () => ({
  id: `pay_${orders}`,
  entity: 'payment',
  order_id: `order_${orders}`,
  amount,
  status: 'captured',
  email: 'asha@people.test',
  contact: CONTACT,
  customer_id: 'cust_1',
  ...kinds[method],
});
const outbound: Outbound = async (address, { body }) => {
  const path = address.replace('https://api.razorpay.com/v1', '');
  const sent = body ? (JSON.parse(String(body)) as { amount?: number; receipt?: string }) : {};
  const answerOf = () => {
    if (path === '/customers') return { id: 'cust_1', entity: 'customer', contact: CONTACT };
    if (path === '/orders') {
      orders += 1;
      amount = sent.amount ?? 0;
      return { id: `order_${orders}`, entity: 'order', amount };
    }
    if (path.endsWith('/payments')) return { entity: 'collection', items: [paymentNow()] };
    if (path.includes('/refunds?')) return { entity: 'collection', items: [] };
    if (path.endsWith('/refund')) {
      return { id: `rfnd_${orders}`, amount, receipt: sent.receipt, status: 'processed' };
    }
    return paymentNow();
  };
  return {
    status: 200,
    headers: {},
    body: Buffer.from(JSON.stringify(answerOf())),
    redirected: 0,
  };
};

const gateway = razorpay(KEYS, { outbound, publicUrl: 'http://vritti.test' });
const real = await openPortal({ gateway });
const sandbox = await openPortal();
afterAll(async () => {
  await real.close();
  await sandbox.close();
});

const secrets = [CARD, `"${LAST4}"`, VPA, CONTACT, TOKEN, ...Object.values(KEYS)];

/** All rows of all tables, including the queue, each as one text. */
async function everythingIn({ db }: Portal): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`.execute(db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.raw(name)} as t`.execute(db);
    texts.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return texts;
}

test('no card, UPI id, telephone number, token or key of a payment is kept, mailed or answered', async () => {
  const said: string[] = [];
  for (const kind of ['card', 'upi', 'netbanking'] as const) {
    method = kind;
    const as = await register(real);
    const one = shopper(real, as);
    const { body } = await one.choose('plus');
    expect(body.checkout?.fields['order_id']).toBe(`order_${orders}`);
    const event = JSON.stringify({
      entity: 'event',
      event: 'payment.captured',
      contains: ['payment'],
      payload: { payment: { entity: paymentNow() } },
    });
    const signature = createHmac('sha256', KEYS.webhookSecret).update(event).digest('hex');
    for (const given of [signature, 'f00d']) {
      const answer = await real.send({
        method: 'POST',
        url: '/payments/razorpay/events',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': given,
          'x-razorpay-event-id': `event_${kind}`,
        },
        payload: event,
      });
      said.push(answer.text);
    }
    await real.work();
    const { payments } = await one.read();
    expect(payments).toMatchObject([{ state: 'paid' }]);
    await one.refund(payments[0]?.id ?? 0);
    await real.work();
    said.push(JSON.stringify(await one.read()));
    const mails = real.inbox.of(as.user.email);
    expect(mails.length).toBeGreaterThan(2);
    said.push(...mails.map(({ subject, text }) => `${subject}\n${text}`));
  }
  const all = [...said, ...(await everythingIn(real))];
  expect(all.some((text) => text.includes('order_1'))).toBe(true);
  for (const secret of secrets) {
    expect(
      all.filter((text) => text.includes(secret)),
      secret,
    ).toEqual([]);
  }
});

test('nor those of a test payment, whose signatures are not kept either', async () => {
  const as = await register(sandbox);
  const one = shopper(sandbox, as);
  const { body } = await one.choose('plus');
  const { result } = (await one.pay(one.paymentIn(body.checkout), { webhook: 'twice' })).body;
  if (result) await one.show(result);
  await sandbox.work();
  const all = await everythingIn(sandbox);
  const found = all.filter((text) => text.includes(result?.signature ?? 'none'));
  expect(found).toEqual([]);
});
