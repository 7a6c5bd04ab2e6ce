// Razorpay by its REST API (https://razorpay.com/docs/api). Mandates are its recurring payments by tokens
// (https://razorpay.com/docs/api/payments/recurring-payments): we say when and how much, and keep no card, UPI id
// or telephone number, only the id of the payment that gave the mandate.
import { z } from 'zod';
import { paise, type Paise, rupees } from '../../../contract/money/paise.ts';
import { DEFAULT_NAME } from '../../../contract/portal-settings/portal-name.ts';
import type { Outbound } from '../network/outbound.ts';
import type {
  Gateway,
  GatewayEvent,
  GatewayPayment,
  GatewayRefund,
  NewOrder,
  SettledLine,
} from './gateway.ts';
import { isSignatureOf, signedResult } from './signatures.ts';

export interface RazorpayKeys {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 1_048_576;
/** By the rules of the Reserve Bank of India, the payer confirms each larger payment. */
const MOST_BY_MANDATE = rupees(15_000);
const PATH_OF_CALLBACK = '/payments/razorpay';

const Named = z.object({ id: z.string() });

const Payment = z.object({
  id: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount: z.number().int(),
});

const Refund = z.object({
  id: z.string(),
  receipt: z.string().nullish(),
  status: z.enum(['pending', 'processed', 'failed']),
});

const WithToken = z.object({
  email: z.string(),
  contact: z.string(),
  customer_id: z.string(),
  token_id: z.string(),
});

/** https://razorpay.com/docs/api/settlements/fetch-recon: amounts in paise, times in seconds. */
const Settled = z.object({
  entity_id: z.string(),
  type: z.string(),
  amount: z.number().int(),
  fee: z.number().int(),
  tax: z.number().int(),
  credit: z.number().int(),
  debit: z.number().int(),
  settled: z.boolean(),
  settled_at: z.number().nullable(),
  settlement_id: z.string().nullable(),
  settlement_utr: z.string().nullish(),
  order_id: z.string().nullish(),
});

/** Empty for what is not settled yet. */
function settledLine(item: z.output<typeof Settled>): SettledLine[] {
  const { settlement_id, settled_at } = item;
  if (!item.settled || settlement_id === null || settled_at === null) return [];
  return [
    {
      entityId: item.entity_id,
      settlementId: settlement_id,
      kind: item.type === 'payment' || item.type === 'refund' ? item.type : 'other',
      amount: paise(item.amount),
      fee: paise(item.fee),
      tax: paise(item.tax),
      credit: paise(item.credit),
      debit: paise(item.debit),
      orderId: item.order_id ?? null,
      utr: item.settlement_utr ?? null,
      settledAt: new Date(settled_at * 1_000),
    },
  ];
}

const Event = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z.object({ entity: z.object({ order_id: z.string().nullish() }) }).optional(),
    order: z.object({ entity: Named }).optional(),
  }),
});

const states = {
  created: 'waiting',
  authorized: 'authorized',
  captured: 'captured',
  refunded: 'refunded',
  failed: 'failed',
} as const satisfies Record<string, GatewayPayment['state']>;

const refundStates = {
  pending: 'waiting',
  processed: 'done',
  failed: 'failed',
} as const satisfies Record<string, GatewayRefund['state']>;

/** The most items of a list that Razorpay returns at once. */
const LONGEST_LIST = 100;
const LONGEST_REPORT = 1_000;

/** Razorpay answered with an error. The message does not repeat what was sent. */
class RazorpayFailure extends Error {
  override name = 'RazorpayFailure';
}

/** Takes payments by Razorpay. Methods that ask it reject unless it answers with success. */
export function razorpay(
  { keyId, keySecret, webhookSecret }: RazorpayKeys,
  {
    outbound,
    publicUrl,
    portal = DEFAULT_NAME,
    api = 'https://api.razorpay.com/v1',
  }: { outbound: Outbound; publicUrl: string; portal?: string; api?: string },
): Gateway {
  const ask = asking(outbound, api, { keyId, keySecret });
  return {
    name: 'razorpay',
    mostByMandate: MOST_BY_MANDATE,

    async tryKeys() {
      await ask(z.unknown(), '/payments?count=1');
      return 'Razorpay knows these keys.';
    },

    openOrder: (order) => openOrder(ask, order),

    // Razorpay's hosted page, so that no foreign script runs on ours.
    async checkoutOf({ orderId, amount, title, payer, hasMandate, page }) {
      const customer = hasMandate ? await customerOf(ask, payer) : undefined;
      return {
        url: `${api}/checkout/embedded`,
        fields: {
          key_id: keyId,
          order_id: orderId,
          amount: String(amount),
          currency: 'INR',
          name: portal,
          description: title,
          'prefill[name]': payer.name,
          'prefill[email]': payer.email,
          ...(customer ? { customer_id: customer.id, recurring: '1' } : {}),
          callback_url: `${publicUrl}${PATH_OF_CALLBACK}`,
          cancel_url: `${publicUrl}${page}`,
        },
      };
    },

    isSigned: ({ signature, ...result }) =>
      isSignatureOf(keySecret, signedResult(result), signature),

    eventOf: (body, { signature, id }) =>
      isSignatureOf(webhookSecret, body, signature) ? { id, ...readEvent(body) } : null,

    paymentsOf: (orderId) => paymentsOf(ask, orderId),
    payByMandate: (order) => payByMandate(ask, { ...order, description: portal }),
    refund: (refund) => refundOnce(ask, refund),
    settledOn: (day) => settledOn(ask, day),
  };
}

/**
 * Posts `body`, or sends a GET if there is none. Rejects unless the answer is a success and fits
 * the schema.
 */
type Ask = <S extends z.ZodType>(
  schema: S,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<z.output<S>>;

function asking(
  outbound: Outbound,
  api: string,
  { keyId, keySecret }: Pick<RazorpayKeys, 'keyId' | 'keySecret'>,
): Ask {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async (schema, path, body, headers) => {
    const answer = await outbound(`${api}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
    if (answer.status >= 300)
      throw new RazorpayFailure(`Razorpay answered ${answer.status} to ${path}`);
    return schema.parse(JSON.parse(answer.body.toString('utf8')));
  };
}

const itemsOf = <S extends z.ZodType>(item: S) => z.object({ items: z.array(item) });

const pathOfPayment = (id: string) => `/payments/${encodeURIComponent(id)}`;

// With `fail_existing: 0`, Razorpay returns the existing customer instead of an error.
const customerOf = (ask: Ask, { name, email }: { name: string; email: string }) =>
  ask(Named, '/customers', { name, email, fail_existing: '0' });

async function openOrder(ask: Ask, { receipt, amount, mandate }: NewOrder): Promise<string> {
  const order = await ask(Named, '/orders', {
    amount,
    currency: 'INR',
    receipt,
    payment_capture: true,
    ...(mandate ? await mandateOf(ask, mandate) : {}),
  });
  return order.id;
}

async function mandateOf(ask: Ask, mandate: NonNullable<NewOrder['mandate']>) {
  const { id } = await customerOf(ask, mandate.payer);
  const expire_at = Math.floor(mandate.until.getTime() / 1_000);
  return {
    customer_id: id,
    token: { max_amount: mandate.most, expire_at, frequency: 'as_presented' },
  };
}

function readEvent(body: string): Omit<GatewayEvent, 'id'> {
  const { event, payload } = Event.parse(JSON.parse(body));
  const orderId = payload.order?.entity.id ?? payload.payment?.entity.order_id ?? null;
  return { kind: event, orderId };
}

async function paymentsOf(ask: Ask, orderId: string): Promise<GatewayPayment[]> {
  const path = `/orders/${encodeURIComponent(orderId)}/payments`;
  const { items } = await ask(itemsOf(Payment), path);
  return items.map(({ id, status, amount }) => ({
    id,
    state: states[status],
    amount: paise(amount),
  }));
}

async function payByMandate(
  ask: Ask,
  order: { orderId: string; amount: Paise; mandate: string; description: string },
): Promise<void> {
  const { token_id, ...payer } = await ask(WithToken, pathOfPayment(order.mandate));
  await ask(z.unknown(), '/payments/create/recurring', {
    ...payer,
    token: token_id,
    amount: order.amount,
    currency: 'INR',
    order_id: order.orderId,
    recurring: true,
    description: order.description,
  });
}

/** The refund that was made for this receipt earlier, or else a new one. */
async function refundOnce(
  ask: Ask,
  { paymentId, amount, receipt }: { paymentId: string; amount: Paise; receipt: string },
): Promise<GatewayRefund> {
  const path = pathOfPayment(paymentId);
  const { items } = await ask(itemsOf(Refund), `${path}/refunds?count=${LONGEST_LIST}`);
  const { id, status } =
    items.find((each) => each.receipt === receipt) ??
    (await ask(
      Refund,
      `${path}/refund`,
      { amount, speed: 'normal', receipt },
      { 'x-refund-idempotency': receipt },
    ));
  return { id, state: refundStates[status] };
}

async function settledOn(ask: Ask, day: string): Promise<SettledLine[]> {
  const [year, month, date] = day.split('-');
  const lines: SettledLine[] = [];
  for (let skip = 0; ; skip += LONGEST_REPORT) {
    const { items } = await ask(
      itemsOf(Settled),
      `/settlements/recon/combined?year=${year}&month=${month}&day=${date}&count=${LONGEST_REPORT}&skip=${skip}`,
    );
    lines.push(...items.flatMap(settledLine));
    if (items.length < LONGEST_REPORT) return lines;
  }
}
