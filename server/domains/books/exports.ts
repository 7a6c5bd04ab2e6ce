import type { Language } from '../../../contract/endpoint.ts';
import type { Db } from '../../platform/database.ts';
import type { FileAnswer } from '../../platform/endpoints.ts';
import { csvFile } from '../../platform/http/csv.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import { presentPayment, presentSubscription } from './books.ts';
import {
  payments,
  subscriptions,
  type PaymentFilters,
  type SubscriptionFilters,
} from './queries.ts';

const MOST_ROWS = 50_000;

/** Rupees with two decimals, in the form that spreadsheets read. */
const rupeesCell = (paise: number): string => (paise / 100).toFixed(2);

export async function exportPayments(
  db: Db,
  wanted: PaymentFilters,
  language: Language,
): Promise<FileAnswer> {
  const rows = await payments(db, wanted).limit(MOST_ROWS).execute();
  const records = rows.map((row) => {
    const { id, state, plan, buyer, ...payment } = presentPayment(row, language);
    return [
      String(id),
      state,
      row.gateway,
      buyer.name ?? '',
      buyer.email ?? '',
      buyer.company ?? '',
      plan ? `${plan.name}, ${plan.period}` : '',
      rupeesCell(payment.amount_paise),
      rupeesCell(payment.refunded_paise),
      payment.created_at,
      payment.paid_at ?? '',
      payment.invoice_number ?? '',
      row.order_id ?? '',
      row.gateway_payment_id ?? '',
    ];
  });
  const head = ['Payment', 'State', 'Gateway', 'Name', 'Email', 'Company', 'Plan', 'Amount'];
  const rest = ['Refunded', 'Begun', 'Paid', 'Invoice', 'Order', 'Payment at the gateway'];
  return saved(db, 'payments', [[...head, ...rest], ...records]);
}

export async function exportSubscriptions(
  db: Db,
  wanted: SubscriptionFilters,
  language: Language,
): Promise<FileAnswer> {
  const rows = await subscriptions(db, wanted).limit(MOST_ROWS).execute();
  const records = rows.map((row) => {
    const { id, state, plan, buyer, ...subscription } = presentSubscription(row, language);
    return [
      String(id),
      state,
      buyer.name ?? '',
      buyer.email ?? '',
      buyer.company ?? '',
      `${plan.name}, ${plan.period}`,
      rupeesCell(subscription.price_paise),
      subscription.next_plan_name ?? '',
      subscription.created_at,
      subscription.period_from ?? '',
      subscription.period_to ?? '',
      subscription.renews_by_itself ? 'yes' : 'no',
      String(subscription.failed_tries),
    ];
  });
  const head = ['Subscription', 'State', 'Name', 'Email', 'Company', 'Plan', 'Price without tax'];
  const rest = ['Next plan', 'Begun', 'From', 'Until', 'Renews by itself', 'Failed tries'];
  return saved(db, 'subscriptions', [[...head, ...rest], ...records]);
}

async function saved(
  db: Db,
  what: string,
  records: readonly (readonly string[])[],
): Promise<FileAnswer> {
  await noteSecurityEvent(db, { kind: 'export' });
  return csvFile(`${what}-${new Date().toISOString().slice(0, 10)}`, records);
}
