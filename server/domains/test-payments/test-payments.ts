import type { PaidTest, TestPaying } from '../../../contract/money/test-payments.ts';
import type { Services } from '../../platform/endpoints.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { findPayment } from '../payments/payments.ts';
import { takeEvent } from '../subscriptions/subscriptions.ts';
import { findOrder, insertTestPayment, keepTrouble } from './queries.ts';
import {
  newTestId,
  sendTestEvent,
  signedTestEvent,
  signedTestResult,
  type TestEvent,
} from './sandbox.ts';

/** How long the outcomes "takes long" and "late" take. */
const LATER_SECONDS = 60;
/** A number of failures that no order ever reaches. */
const MANY = 1_000;

/** Only the person who is to pay an order may see it, and only where the sandbox is in use. */
async function readOrder({ db }: Pick<Services, 'db'>, payer: SignedIn, id: number) {
  const payment = await findPayment(db, id);
  const isOwn = payment?.account_id === payer.id && payment.order_id !== null;
  const order = isOwn ? await findOrder(db, payment.order_id ?? '') : undefined;
  if (!order || !payment) throw refuse('resource.payment.not_found');
  return { ...order, isOpen: payment.state === 'open' };
}

export async function readTestOrder(services: Pick<Services, 'db'>, payer: SignedIn, id: number) {
  const { amount_paise, gives_mandate, isOpen } = await readOrder(services, payer, id);
  return { id, amount_paise, gives_mandate, is_open: isOpen };
}

/** Pays as can happen at a real checkout: at once, late, twice, or in vain. */
export async function payTestOrder(
  { seal, ...services }: Pick<Services, 'db' | 'gateway' | 'seal'>,
  payer: SignedIn,
  paymentId: number,
  { outcome, webhook, renewals, refunds }: TestPaying,
): Promise<PaidTest> {
  const order = await readOrder(services, payer, paymentId);
  const { id } = order;
  await keepTrouble(services.db, id, {
    mandate_fails: renewals === 'fail',
    refunds_that_fail: { succeed: 0, fail_once: 1, fail: MANY }[refunds],
  });
  const seconds = { paid: 0, twice: 0, slow: LATER_SECONDS, failed: null }[outcome];
  const ids = outcome === 'twice' ? [newTestId('pay'), newTestId('pay')] : [newTestId('pay')];
  for (const each of ids) {
    await insertTestPayment(services.db, {
      id: each,
      order_id: id,
      amount_paise: order.amount_paise,
      capturedInSeconds: seconds,
    });
  }
  const kind = outcome === 'failed' ? 'payment.failed' : 'payment.captured';
  await sendEvents(services, { id: newTestId('event'), kind, order_id: id }, webhook, seconds ?? 0);
  const [first = ''] = ids;
  return { result: outcome === 'failed' ? null : signedTestResult(seal, id, first) };
}

async function sendEvents(
  { db }: Pick<Services, 'db'>,
  event: TestEvent,
  webhook: TestPaying['webhook'],
  seconds: number,
): Promise<void> {
  if (webhook === 'never') return;
  await sendTestEvent(db, event, webhook === 'late' ? seconds + LATER_SECONDS : seconds);
  if (webhook === 'twice') await sendTestEvent(db, event, seconds);
  if (webhook === 'disordered') {
    const earlier = { ...event, id: newTestId('event'), kind: 'payment.authorized' };
    await sendTestEvent(db, earlier, seconds + 1);
  }
}

/** Handles an event as if the sandbox had posted it. */
export async function deliverTestEvent(
  services: Pick<Services, 'db' | 'gateway' | 'seal'>,
  event: TestEvent,
): Promise<void> {
  const { body, headers } = signedTestEvent(services.seal, event);
  await takeEvent(services, body, headers);
}
