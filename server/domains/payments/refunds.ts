import type { Insertable } from 'kysely';
import { type Paise, paise } from '../../../contract/money/paise.ts';
import type { Database } from '../../../db/schema.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import type { GatewayRefund } from '../../platform/gateways/gateway.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { addTask } from '../../platform/tasks.ts';
import { enter } from '../ledger/ledger.ts';
import type { Payment } from './queries.ts';
import { tellOfFailure, tellOfTransfer } from './refund-mails.ts';
import {
  getRefund,
  insertRefund,
  isDayOfRefund,
  listOpenRefunds,
  listSentOf,
  lockRefund,
  markForRetry,
  markDone,
  markFailed,
  markSent,
  type Refund,
  sumOfRefunds,
} from './refund-queries.ts';

type Refunding = Pick<Services, 'db' | 'gateway' | 'publicUrl'>;

/** The task that refunds money by the gateway. */
const SENDING = 'send_refund';
/** A refund that the bank has rejected twice is handed to an admin. */
const TRIES_BY_ITSELF = 2;
const PAUSE_SECONDS = 86_400;

/** The part of a payment not yet refunded or being refunded. */
export const leftOf = async (
  db: Db,
  { id, amount_paise }: Pick<Payment, 'id' | 'amount_paise'>,
): Promise<Paise> => paise(amount_paise - (await sumOfRefunds(db, id)));

/** Records that money is to be refunded; the gateway is called after the transaction. */
export async function openRefund(
  trx: Trx,
  refund: Insertable<Database['refunds']>,
): Promise<number> {
  const id = await insertRefund(trx, refund);
  await addTask(trx, SENDING, { refund_id: id });
  return id;
}

/**
 * Asks the gateway to refund money, or for the state of that refund. Each try has its own receipt, so this may be run
 * again after any of its steps.
 */
export async function sendRefund({ db, gateway, publicUrl }: Refunding, id: number): Promise<void> {
  const refund = await getRefund(db, id);
  if (refund.state === 'done' || refund.state === 'failed') return;
  if (refund.gateway !== gateway.name || refund.gateway_payment_id === null) {
    throw new Error(`refund ${id} is to be made by ${refund.gateway}, which is not in use`);
  }
  const answer = await gateway.refund({
    paymentId: refund.gateway_payment_id,
    amount: refund.amount_paise,
    receipt: `refund-${id}-${refund.tries}`,
  });
  await db.transaction().execute(async (trx) => {
    const held = await lockRefund(trx, id);
    // Somebody else has asked in the meantime.
    if (held?.state !== refund.state || held.tries !== refund.tries) return;
    await note({ trx, publicUrl }, refund, answer);
  });
}

async function note(
  { trx, publicUrl }: { trx: Trx; publicUrl: string },
  refund: Refund,
  answer: GatewayRefund,
): Promise<void> {
  const { id, payment_id, amount_paise, tries } = refund;
  if (answer.state === 'waiting') return markSent(trx, id, answer.id);
  if (answer.state === 'done') {
    await markDone(trx, refund, { gateway_refund_id: answer.id });
    return enter(trx, payment_id, { refunded: amount_paise }, { refundId: id });
  }
  const isTriedAgain = tries < TRIES_BY_ITSELF;
  if (isTriedAgain) {
    await markForRetry(trx, id, { tries: tries + 1, inSeconds: PAUSE_SECONDS });
  } else {
    await markFailed(trx, id);
  }
  await tellOfFailure({ trx, publicUrl }, refund, isTriedAgain);
}

/** Sends a refund once more that has failed for good; refuses any other. */
export async function tryRefundAgain(trx: Trx, id: number): Promise<void> {
  const refund = orRefuse(await lockRefund(trx, id), 'resource.refund.not_found');
  if (refund.state !== 'failed') throw refuse('resource.refund.not_failed');
  await markForRetry(trx, id, { tries: refund.tries + 1, inSeconds: 0 });
  await addTask(trx, SENDING, { refund_id: id });
}

/**
 * Records that a refund that the original payment method rejects was paid by a bank transfer of ours, and tells the
 * payer. Refuses one that is on its way or has arrived, so that nothing is refunded twice.
 */
export async function noteTransfer(
  { trx, publicUrl }: { trx: Trx; publicUrl: string },
  id: number,
  { reference, day, by }: { reference: string; day: string; by: number },
): Promise<void> {
  const held = orRefuse(await lockRefund(trx, id), 'resource.refund.not_found');
  if (held.state !== 'failed') throw refuse('resource.refund.not_failed');
  if (!(await isDayOfRefund(trx, id, day))) {
    throw refuse('resource.refund.invalid_day', { field: 'transferred_on' });
  }
  await markDone(trx, held, {
    transfer_reference: reference,
    transferred_on: day,
    transferred_by: by,
  });
  await enter(trx, held.payment_id, { transferred: held.amount_paise }, { refundId: id });
  await tellOfTransfer({ trx, publicUrl }, await getRefund(trx, id), { reference, day });
}

/** Asks about refunds without news, and tries again what is due. */
export async function followRefunds(services: Refunding): Promise<void> {
  for (const id of await listOpenRefunds(services.db)) {
    await addTask(services.db, SENDING, { refund_id: id });
  }
}

/** Asks about the refunds of an order, after an event about it. */
export async function followRefundsOf(services: Refunding, orderId: string): Promise<void> {
  for (const id of await listSentOf(services.db, orderId)) await sendRefund(services, id);
}
