import { type Paise, paise } from '../../../contract/money/paise.ts';
import { planName } from '../../../contract/money/plan-words.ts';
import { DEFAULT_NAME } from '../../../contract/portal-settings/portal-name.ts';
import {
  readCharge,
  writeCreditNote,
  writeInvoice,
} from '../../../server/domains/invoices/invoices.ts';
import { keepSeller } from '../../../server/domains/invoices/seller.ts';
import { enter } from '../../../server/domains/ledger/ledger.ts';
import { endOf } from '../../../server/domains/subscriptions/terms.ts';
import type { Trx } from '../../../server/platform/database.ts';
import { demoSeller, type DemoPurchase, purchases } from '../money.ts';
import { OPENED_DAYS_AGO } from './load-accounts.ts';
import type { Places } from './load-kept.ts';

const DAY_MS = 86_400_000;
const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);

interface Period {
  from: Date;
  to: Date;
}

interface Charge {
  purchase: DemoPurchase;
  at: Date;
  /** The period that it follows; null for the first. */
  before: Period | null;
  /** The period that it paid for; null if it failed. */
  period: Period | null;
  refundedAt: Date | null;
}

interface Bought {
  subscriptionId: number;
  payerId: number;
  plan: { id: number; price_paise: Paise };
}

/**
 * Adds plans that were bought, with their payments, invoices and a refund, in the order in which they happened, because
 * invoices are numbered so. What the bank received is read from the sandbox's reports afterwards.
 */
export async function addMoney(trx: Trx, places: Places): Promise<void> {
  await keepSeller(trx, demoSeller);
  await trx
    .updateTable('plans')
    .set({ created_at: places.daysAgo(OPENED_DAYS_AGO) })
    .execute();
  const steps: { at: Date; write: () => Promise<void> }[] = [];
  for (const purchase of purchases) {
    const charges = chargesOf(purchase, places.daysAgo(purchase.begunDaysAgo));
    const bought = await addSubscription(trx, { purchase, charges }, places);
    for (const charge of charges) {
      steps.push({ at: charge.at, write: () => addPayment(trx, charge, bought) });
      const { refundedAt } = charge;
      if (refundedAt) steps.push({ at: refundedAt, write: () => addRefund(trx, charge, bought) });
    }
  }
  for (const { write } of steps.toSorted((a, b) => Number(a.at) - Number(b.at))) await write();
}

function chargesOf(purchase: DemoPurchase, begun: Date): Charge[] {
  let before: Period | null = null;
  return purchase.charges.map(({ daysLate, outcome, refundedAfterDays }) => {
    const from: Date = before?.to ?? begun;
    const at = daysAfter(from, daysLate);
    const period = outcome === 'paid' ? { from, to: endOf(from, 'month') } : null;
    const refundedAt = refundedAfterDays === undefined ? null : daysAfter(at, refundedAfterDays);
    const charge = { purchase, at, before, period, refundedAt };
    before = period ?? before;
    return charge;
  });
}

/** The gateway's names of what was paid; a mandate has the name of the first payment. */
const nameOf = (kind: 'order' | 'pay' | 'rfnd', { payer }: DemoPurchase, at: Date) =>
  `${kind}_test_${payer.split('@')[0]}_${at.getTime()}`;

async function addSubscription(
  trx: Trx,
  { purchase, charges }: { purchase: DemoPurchase; charges: readonly Charge[] },
  { idOf, companyOf }: Places,
): Promise<Bought> {
  const { payer, billed, level, renewsItself } = purchase;
  const payerId = idOf(payer);
  const company_id = billed && companyOf(billed.companyName);
  if (billed && company_id) {
    const { companyName, ...address } = billed;
    const details = { company_id, name: companyName, ...address };
    await trx.insertInto('billing_details').values(details).execute();
  }
  const plan = await trx
    .selectFrom('plans')
    .select(['id', 'price_paise'])
    .where('level', '=', level)
    .where('period', '=', 'month')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  const [first] = charges;
  const last = charges.findLast(({ period }) => period);
  if (!first || !last?.period) throw new Error(`The demo has a plan that nobody paid: ${payer}`);
  const { from, to } = last.period;
  const isOver = last.refundedAt !== null || to <= new Date();
  const { id } = await trx
    .insertInto('subscriptions')
    .values({
      account_id: payerId,
      company_id,
      buyer: billed ? 'hr' : 'user',
      plan_id: plan.id,
      state: isOver ? 'expired' : 'active',
      period_from: from,
      period_to: to,
      created_at: first.at,
      ...(renewsItself && {
        mandate: nameOf('pay', purchase, first.at),
        mandate_gateway: 'sandbox' as const,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { subscriptionId: id, payerId, plan };
}

async function addPayment(
  trx: Trx,
  { purchase, at, before, period }: Charge,
  { subscriptionId, payerId, plan }: Bought,
): Promise<void> {
  const price = plan.price_paise;
  const { totalPaise } = await readCharge(trx, payerId, price);
  const gives_mandate = purchase.renewsItself && before === null;
  const order_id = nameOf('order', purchase, at);
  const payId = nameOf('pay', purchase, at);
  await trx
    .insertInto('test_orders')
    .values({ id: order_id, amount_paise: totalPaise, gives_mandate, created_at: at })
    .execute();
  const paid = { id: payId, order_id, amount_paise: totalPaise, created_at: at };
  await trx
    .insertInto('test_order_payments')
    .values({ ...paid, captured_at: period && at })
    .execute();
  const { id } = await trx
    .insertInto('payments')
    .values({
      account_id: payerId,
      gateway: 'sandbox',
      state: period ? 'paid' : 'failed',
      taxable_paise: price,
      amount_paise: totalPaise,
      order_id,
      gives_mandate,
      created_at: at,
      asked_at: at,
      ...(period && { gateway_payment_id: payId, paid_at: at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('subscription_charges')
    .values({
      payment_id: id,
      subscription_id: subscriptionId,
      kind: before ? 'renewal' : 'first',
      plan_id: plan.id,
      before_plan_id: before && plan.id,
      before_from: before && before.from,
      before_to: before && before.to,
      is_automatic: before !== null,
      period_from: period && period.from,
      period_to: period && period.to,
    })
    .execute();
  if (!period) return;
  await enter(trx, id, { paid: totalPaise }, { at });
  const line = {
    description: `${DEFAULT_NAME} ${planName(purchase.level, 'en')}`,
    taxablePaise: price,
    periodFrom: period.from.toISOString(),
    periodTo: period.to.toISOString(),
  };
  const payment = { id, paidAt: at, amountPaise: totalPaise };
  const issued = await writeInvoice(trx, { accountId: payerId, payment, lines: [line] }, at);
  await trx
    .updateTable('payments')
    .set({ invoice_id: issued.id, tax_paise: issued.taxPaise })
    .where('id', '=', id)
    .execute();
  const sold = paise(totalPaise - issued.taxPaise);
  await enter(trx, id, { sold, taxed: issued.taxPaise }, { at });
}

/** Refunds the whole payment of a charge. */
async function addRefund(
  trx: Trx,
  { purchase, at: paidAt, refundedAt }: Charge,
  { payerId }: Bought,
): Promise<void> {
  const at = refundedAt ?? paidAt;
  const payId = nameOf('pay', purchase, paidAt);
  const { id, amount_paise, invoice_id } = await trx
    .updateTable('payments')
    .set({ state: 'refunded', refunded_at: at })
    .where('gateway_payment_id', '=', payId)
    .where('account_id', '=', payerId)
    .returning(['id', 'amount_paise', 'invoice_id'])
    .executeTakeFirstOrThrow();
  const gateway_refund_id = nameOf('rfnd', purchase, at);
  const refund = await trx
    .insertInto('refunds')
    .values({
      payment_id: id,
      amount_paise,
      state: 'done',
      gateway_refund_id,
      try_at: at,
      created_at: at,
      ended_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('test_refunds')
    .values({
      id: gateway_refund_id,
      payment_id: payId,
      amount_paise,
      receipt: `refund-${refund.id}-1`,
      fails: false,
      created_at: at,
    })
    .execute();
  const note = await writeCreditNote(
    trx,
    {
      invoiceId: invoice_id ?? 0,
      totalPaise: amount_paise,
      reason: 'Refund within seven days',
      payment: { id, paidAt },
    },
    at,
  );
  const sale_returned = paise(amount_paise - note.taxPaise);
  const about = { refundId: refund.id, at };
  await enter(trx, id, { sale_returned, tax_returned: note.taxPaise }, about);
  await enter(trx, id, { refunded: amount_paise }, about);
}
