// A gateway that moves no money, with the orders, payments, signatures and events of a real one. It is used when no
// gateway keys are set, and its checkout page can simulate everything that goes wrong with a real one.
import { randomBytes } from 'node:crypto';
import { paise, rupees } from '../../../contract/money/paise.ts';
import type { Db } from '../../platform/database.ts';
import type { Gateway, SettledLine } from '../../platform/gateways/gateway.ts';
import { isSignatureOf, signatureOf, signedResult } from '../../platform/gateways/signatures.ts';
import type { Seal } from '../../platform/secrets/seal.ts';
import { addTask } from '../../platform/tasks.ts';
import {
  findMandate,
  findTestRefund,
  insertOrder,
  insertTestPayment,
  insertTestRefund,
  listSettled,
  listTestPayments,
} from './queries.ts';

export const newTestId = (kind: 'order' | 'pay' | 'rfnd' | 'event'): string =>
  `${kind}_test_${randomBytes(9).toString('hex')}`;

const secretOf = (seal: Seal): string => seal.keyFor('test payments').toString('hex');

/** What the sandbox's checkout gives to a browser that has paid. */
export const signedTestResult = (seal: Seal, orderId: string, paymentId: string) => ({
  order_id: orderId,
  payment_id: paymentId,
  signature: signatureOf(secretOf(seal), signedResult({ orderId, paymentId })),
});

export interface TestEvent {
  id: string;
  kind: string;
  order_id: string;
}

/** An event as the sandbox posts it: the raw body, and its signature. */
export function signedTestEvent(seal: Seal, { id, kind, order_id }: TestEvent) {
  const body = JSON.stringify({ event: kind, order_id });
  return { body, headers: { id, signature: signatureOf(secretOf(seal), body) } };
}

/** Sends an event after some seconds. */
export const sendTestEvent = (db: Db, event: TestEvent, inSeconds = 0): Promise<void> =>
  addTask(db, 'send_test_event', event, { inSeconds });

/** The fee in the style of real gateways: a share of each payment, and GST on that. */
const FEE_SHARE = 0.02;
const GST_SHARE = 0.18;

function settledTest(
  { id, kind, order_id, amount_paise }: Awaited<ReturnType<typeof listSettled>>[number],
  day: string,
): SettledLine {
  const isPayment = kind === 'payment';
  const bare = isPayment ? Math.round(amount_paise * FEE_SHARE) : 0;
  const tax = Math.round(bare * GST_SHARE);
  return {
    entityId: id,
    settlementId: `setl_test_${day}`,
    kind,
    amount: amount_paise,
    fee: paise(bare + tax),
    tax: paise(tax),
    credit: paise(isPayment ? amount_paise - bare - tax : 0),
    debit: isPayment ? paise(0) : amount_paise,
    orderId: order_id,
    utr: `TEST${day.replaceAll('-', '')}`,
    settledAt: new Date(`${day}T12:00:00+05:30`),
  };
}

export function sandbox({ db, seal }: { db: Db; seal: Seal }): Gateway {
  const secret = secretOf(seal);
  return {
    name: 'sandbox',
    mostByMandate: rupees(15_000),
    tryKeys: async () => 'No keys are set: payments are tests, in which no money moves.',

    async openOrder({ amount, mandate }) {
      const id = newTestId('order');
      await insertOrder(db, { id, amount_paise: amount, gives_mandate: mandate !== null });
      return id;
    },

    checkoutOf: async ({ paymentId }) => ({ url: `/payments/test/${paymentId}`, fields: {} }),

    isSigned: ({ signature, ...result }) => isSignatureOf(secret, signedResult(result), signature),

    eventOf(body, { signature, id }) {
      if (!isSignatureOf(secret, body, signature)) return null;
      const { event, order_id } = JSON.parse(body) as { event: string; order_id: string };
      return { id, kind: event, orderId: order_id };
    },

    async paymentsOf(orderId) {
      const rows = await listTestPayments(db, orderId);
      return rows.map(({ id, amount_paise, state }) => ({ id, amount: amount_paise, state }));
    },

    async payByMandate({ orderId, amount, mandate }) {
      const given = await findMandate(db, mandate);
      if (!given) throw new Error('no such mandate');
      const id = newTestId('pay');
      await insertTestPayment(db, {
        id,
        order_id: orderId,
        amount_paise: amount,
        capturedInSeconds: given.mandate_fails ? null : 0,
      });
      const kind = given.mandate_fails ? 'payment.failed' : 'payment.captured';
      await sendTestEvent(db, { id: newTestId('event'), kind, order_id: orderId });
    },

    // A payment that will fail is on its way at first, as with a real gateway, and an event announces the outcome.
    async refund({ paymentId, amount, receipt }) {
      const before = await findTestRefund(db, receipt);
      if (before) return { id: before.id, state: before.fails ? 'failed' : 'done' };
      const made = await insertTestRefund(db, {
        id: newTestId('rfnd'),
        payment_id: paymentId,
        amount_paise: amount,
        receipt,
      });
      const kind = made.fails ? 'refund.failed' : 'refund.processed';
      await sendTestEvent(db, { id: newTestId('event'), kind, order_id: made.order_id });
      return { id: made.id, state: made.fails ? 'waiting' : 'done' };
    },

    settledOn: async (day) => (await listSettled(db, day)).map((each) => settledTest(each, day)),
  };
}
