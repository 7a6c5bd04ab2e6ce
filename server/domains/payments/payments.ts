import type { Paise } from '../../../contract/money/paise.ts';
import { paise } from '../../../contract/money/paise.ts';
import type { InvoiceLine } from '../../../contract/money/invoice-parts.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import type { GatewayEvent, GatewayPayment, NewOrder } from '../../platform/gateways/gateway.ts';
import { refuse } from '../../platform/refusal.ts';
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
  markStatusChecked,
  markPaid,
  markRefunding,
  markSold,
  markUnpaid,
  type Payment,
} from './queries.ts';
import { leftOf, openRefund } from './refunds.ts';

export { followRefundsOf, leftOf, noteTransfer, tryRefundAgain } from './refunds.ts';
export type { Payment };

type Paying = Pick<Services, 'db' | 'gateway'>;

/** Opens a payment over a price, which is given without tax, and adds the payer's tax. */
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

/** A payment by its id; undefined if there is none. */
export const findPayment = (db: Db, id: number): Promise<Payment | undefined> => findById(db, id);

export const readPayment = (db: Db, id: number): Promise<Payment> => getPayment(db, id);

/** The payment of an order of the gateway in use; undefined if the order is not ours. */
export const findPaymentOf = (
  { db, gateway }: Paying,
  orderId: string,
): Promise<Payment | undefined> => findByOrder(db, gateway.name, orderId);

/**
 * The gateway's order of a payment, created if there is none. Simultaneous callers get the same one: the order that
 * was created second is discarded.
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

/** What was sold, and the account that the invoice is for. */
interface Sold {
  accountId: number;
  lines: InvoiceLine[];
}

/** What is sold. `settle` calls these within its transaction, each at most once except `failed`. */
export interface Sale {
  /** Locks what the payment is for, before the payment itself is locked. */
  lock(trx: Trx, payment: Payment): Promise<void>;
  /** The payer has agreed, and the money is on its way. */
  authorized(trx: Trx, payment: Payment): Promise<void>;
  /**
   * Whom the invoice is for and what it lists. Null if the purchase can no longer be delivered; then it is refunded.
   */
  paid(trx: Trx, payment: Payment): Promise<Sold | null>;
  /** All attempts have failed so far. */
  failed(trx: Trx, payment: Payment): Promise<void>;
}

const isUnpaid = ({ state }: Payment) =>
  state === 'open' || state === 'authorized' || state === 'failed';

/**
 * Asks the gateway for the state of an order, and carries out the consequences. Who calls, how often and in which
 * order makes no difference: each payment of the gateway counts once, by its id, and a second payment of an order is
 * refunded.
 */
export async function settle({ db, gateway }: Paying, orderId: string, sale: Sale): Promise<void> {
  const found = await gateway.paymentsOf(orderId);
  await db.transaction().execute(async (trx) => {
    const known = await findByOrder(trx, gateway.name, orderId);
    if (!known) return;
    await sale.lock(trx, known);
    const payment = await lockPayment(trx, known.id);
    await markStatusChecked(trx, payment.id);
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
  const sold = await sale.paid(trx, payment);
  if (sold) await invoice(trx, payment, sold);
  else await sendBack(trx, payment);
  return payment;
}

async function invoice(trx: Trx, payment: Payment, { accountId, lines }: Sold): Promise<void> {
  const { id, amount_paise, paid_at } = payment;
  const issued = await issueInvoice(trx, {
    accountId,
    payment: { id, paidAt: paid_at ?? new Date(), amountPaise: amount_paise },
    lines,
  });
  await markSold(trx, id, {
    taxable_paise: issued.taxablePaise,
    tax_paise: issued.taxPaise,
    invoice_id: issued.id,
  });
  // The amount by which the sum was rounded to the rupee is part of the sale.
  const sold = paise(amount_paise - issued.taxPaise);
  await enter(trx, id, { sold, taxed: issued.taxPaise });
}

async function takeSurplus(trx: Trx, payment: Payment, surplus: GatewayPayment): Promise<void> {
  const row = await insertSurplus(trx, payment, surplus);
  if (!row) return;
  await enter(trx, row.id, { paid: surplus.amount });
  await openRefund(trx, { payment_id: row.id, amount_paise: surplus.amount });
}

/**
 * Refunds a sale or part of it, with a credit note. Refuses more than is left of the payment, which the caller has
 * locked.
 */
export async function undoSale(
  trx: Trx,
  payment: Payment,
  { amount, reason, byAdmin = null }: { amount: Paise; reason: string; byAdmin?: number | null },
): Promise<void> {
  const { id, invoice_id, paid_at } = payment;
  const left = await leftOf(trx, payment);
  // Without an invoice there was no sale that a credit note could take back.
  if (amount > left || invoice_id === null) throw refuse('resource.payment.not_refundable');
  if (amount === left) await markRefunding(trx, id);
  const refundId = await openRefund(trx, {
    payment_id: id,
    amount_paise: amount,
    reason: byAdmin === null ? null : reason,
    asked_by: byAdmin,
  });
  const note = await issueCreditNote(trx, {
    invoiceId: invoice_id,
    totalPaise: amount,
    reason,
    payment: { id, paidAt: paid_at ?? new Date() },
  });
  const sale_returned = paise(amount - note.taxPaise);
  await enter(trx, id, { sale_returned, tax_returned: note.taxPaise }, { refundId });
}

/** Refunds a payment in full for which nothing was sold. */
async function sendBack(trx: Trx, { id, amount_paise }: Payment): Promise<void> {
  await markRefunding(trx, id);
  await openRefund(trx, { payment_id: id, amount_paise });
}

/** Stops waiting for a payment; one that arrives later still counts. */
export const giveUpPayment = (trx: Trx, id: number): Promise<void> => markUnpaid(trx, id, 'failed');

/** Records an event of the gateway; false if it had been received before. */
export const noteEvent = (
  trx: Trx,
  { gateway }: Pick<Paying, 'gateway'>,
  event: GatewayEvent,
): Promise<boolean> => insertEvent(trx, gateway.name, event);

/** Orders whose state should be asked of the gateway now. */
export const ordersToAskFor = ({ db, gateway }: Paying): Promise<string[]> =>
  listUnheard(db, gateway.name);
