import type { Paise } from '../../../contract/money/paise.ts';
import { paise } from '../../../contract/money/paise.ts';
import type { InvoiceLine } from '../../../contract/money/invoice-parts.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import type { GatewayEvent, GatewayPayment, NewOrder } from '../../platform/gateways/gateway.ts';
import { addTask } from '../../platform/tasks.ts';
import { issueCreditNote, issueInvoice, readCharge } from '../invoices/invoices.ts';
import { enter } from '../ledger/ledger.ts';
import {
  findById,
  findByOrder,
  getPayment,
  insertEvent,
  insertPayment,
  insertSurplus,
  keepOrder,
  listUnheard,
  lockPayment,
  markAsked,
  markPaid,
  markRefunded,
  markRefunding,
  markSold,
  markUnpaid,
  type Payment,
} from './queries.ts';

export type { Payment };

type Paying = Pick<Services, 'db' | 'gateway'>;

/** Notes that something is to be paid: the price, which is said without tax, with the tax of whoever pays. */
export async function openPayment(
  trx: Trx,
  { gateway }: Pick<Paying, 'gateway'>,
  { accountId, price, givesMandate }: { accountId: number; price: Paise; givesMandate: boolean },
): Promise<number> {
  const { totalPaise } = await readCharge(trx, accountId, price);
  return insertPayment(trx, {
    account_id: accountId,
    gateway: gateway.name,
    taxable_paise: price,
    amount_paise: totalPaise,
    gives_mandate: givesMandate,
  });
}

/** A payment by its number; undefined if there is none. */
export const findPayment = (db: Db, id: number): Promise<Payment | undefined> => findById(db, id);

export const readPayment = (db: Db, id: number): Promise<Payment> => getPayment(db, id);

/** The payment of an order of the gateway in use; undefined if it is none of ours. */
export const findPaymentOf = (
  { db, gateway }: Paying,
  orderId: string,
): Promise<Payment | undefined> => findByOrder(db, gateway.name, orderId);

/**
 * The gateway's order of a payment, made if there is none. Whoever asks at the same moment gets the same one: an
 * order that was made in vain is never shown to anybody.
 */
export async function orderOf(
  { db, gateway }: Paying,
  { id, amount_paise, order_id }: Payment,
  mandate: NewOrder['mandate'],
): Promise<string> {
  if (order_id !== null) return order_id;
  const made = await gateway.openOrder({ receipt: `payment-${id}`, amount: amount_paise, mandate });
  return keepOrder(db, id, made);
}

/** What is sold: told by `settle` within its transaction, each at most once but `failed`. */
export interface Sale {
  /** Holds what the payment is for, before the payment itself is held. */
  lock(trx: Trx, payment: Payment): Promise<void>;
  /** The payer has agreed, and the money is on its way. */
  authorized(trx: Trx, payment: Payment): Promise<void>;
  /** What the invoice says; null if there is nothing to be had for it any more: then the money goes back. */
  paid(trx: Trx, payment: Payment): Promise<InvoiceLine[] | null>;
  /** All that was tried has failed so far. */
  failed(trx: Trx, payment: Payment): Promise<void>;
}

const isUnpaid = ({ state }: Payment) =>
  state === 'open' || state === 'authorized' || state === 'failed';

/**
 * Asks the gateway what has become of an order, and does what follows. Whoever calls, how often and in which order,
 * changes nothing: a payment of the gateway counts once, by its id, and what was paid twice goes back.
 */
export async function settle({ db, gateway }: Paying, orderId: string, sale: Sale): Promise<void> {
  const found = await gateway.paymentsOf(orderId);
  await db.transaction().execute(async (trx) => {
    const known = await findByOrder(trx, gateway.name, orderId);
    if (!known) return;
    await sale.lock(trx, known);
    const payment = await lockPayment(trx, known.id);
    await markAsked(trx, payment.id);
    const captured = found.filter(({ state }) => state === 'captured');
    const settled = await takeAll(trx, payment, captured, sale);
    if (!isUnpaid(settled)) return;
    if (found.some(({ state }) => state === 'authorized')) {
      await markUnpaid(trx, settled.id, 'authorized');
      await sale.authorized(trx, settled);
    } else if (found.length > 0 && found.every(({ state }) => state === 'failed')) {
      await sale.failed(trx, settled);
    }
  });
}

async function takeAll(
  trx: Trx,
  payment: Payment,
  captured: readonly GatewayPayment[],
  sale: Sale,
): Promise<Payment> {
  let own = payment;
  for (const each of captured) {
    if (each.id === own.gateway_payment_id) continue;
    if (isUnpaid(own) && each.amount === own.amount_paise) own = await take(trx, own, each, sale);
    else await takeSurplus(trx, own, each);
  }
  return own;
}

async function take(trx: Trx, before: Payment, { id }: GatewayPayment, sale: Sale) {
  const payment = await markPaid(trx, before.id, id);
  await enter(trx, payment.id, { paid: payment.amount_paise });
  const lines = await sale.paid(trx, payment);
  if (lines) await invoice(trx, payment, lines);
  else await sendBack(trx, payment.id);
  return payment;
}

async function invoice(trx: Trx, payment: Payment, lines: readonly InvoiceLine[]): Promise<void> {
  const { id, amount_paise, account_id, paid_at } = payment;
  const issued = await issueInvoice(trx, {
    accountId: account_id ?? 0,
    payment: { id, paidAt: paid_at ?? new Date(), amountPaise: amount_paise },
    lines,
  });
  await markSold(trx, id, {
    taxable_paise: issued.taxablePaise,
    tax_paise: issued.taxPaise,
    invoice_id: issued.id,
  });
  // What is rounded to the rupee is part of the sale.
  const sold = paise(amount_paise - issued.taxPaise);
  await enter(trx, id, { sold, taxed: issued.taxPaise });
}

async function takeSurplus(trx: Trx, payment: Payment, surplus: GatewayPayment): Promise<void> {
  const row = await insertSurplus(trx, payment, surplus);
  if (!row) return;
  await enter(trx, row.id, { paid: surplus.amount });
  await addTask(trx, REFUNDING, { payment_id: row.id });
}

const REFUNDING = 'refund_payment';

async function sendBack(trx: Trx, id: number): Promise<void> {
  await markRefunding(trx, id);
  await addTask(trx, REFUNDING, { payment_id: id });
}

/** Undoes a sale by a credit note, and gives its money back. */
export async function undoSale(trx: Trx, payment: Payment, reason: string): Promise<void> {
  const { id, amount_paise, taxable_paise, invoice_id, paid_at } = payment;
  const tax = payment.tax_paise ?? paise(0);
  const sale_returned = paise(amount_paise - tax);
  await enter(trx, id, { sale_returned, tax_returned: tax });
  await sendBack(trx, id);
  await issueCreditNote(trx, {
    invoiceId: invoice_id ?? 0,
    taxablePaise: taxable_paise,
    reason,
    payment: { id, paidAt: paid_at ?? new Date() },
  });
}

/** Gives money back by the gateway. It may run again after any of its steps. */
export async function refundPayment({ db, gateway }: Paying, id: number): Promise<void> {
  const payment = await getPayment(db, id);
  if (payment.state !== 'refunding' || payment.gateway_payment_id === null) return;
  if (payment.gateway !== gateway.name) {
    throw new Error(`payment ${id} is to be given back by ${payment.gateway}, which is not in use`);
  }
  await gateway.refund({ id: payment.gateway_payment_id, amount: payment.amount_paise });
  await db.transaction().execute(async (trx) => {
    if (await markRefunded(trx, id)) await enter(trx, id, { refunded: payment.amount_paise });
  });
}

/** Notes that a payment will not be waited for any longer; one that arrives later still counts. */
export const giveUpPayment = (trx: Trx, id: number): Promise<void> => markUnpaid(trx, id, 'failed');

/** Notes news of the gateway; false if it came before. */
export const noteEvent = (
  trx: Trx,
  { gateway }: Pick<Paying, 'gateway'>,
  event: GatewayEvent,
): Promise<boolean> => insertEvent(trx, gateway.name, event);

/** The orders of which it is time to ask the gateway. */
export const ordersToAskFor = ({ db, gateway }: Paying): Promise<string[]> =>
  listUnheard(db, gateway.name);
