import type { Answer, Language } from '../../../contract/endpoint.ts';
import type { Paging } from '../../../contract/lists.ts';
import type {
  BookedPayment,
  BookedSubscription,
  books as endpoints,
  PaymentHistory,
} from '../../../contract/money/books.ts';
import { planName } from '../../../contract/money/plan-words.ts';
import type { Db } from '../../platform/database.ts';
import { pageOfLong } from '../../platform/page.ts';
import { orRefuse } from '../../platform/refusal.ts';
import type { SignedAddress } from '../../platform/files/signed-addresses.ts';
import {
  findPaymentRow,
  listDocuments,
  listEvents,
  listMovements,
  listRefunds,
  type PaymentRow,
  payments,
  type SubscriptionRow,
  subscriptions,
  type PaymentFilters,
  type SubscriptionFilters,
} from './queries.ts';

type Payments = Answer<(typeof endpoints)['GET /barong/admin/payments']>;
type Subscriptions = Answer<(typeof endpoints)['GET /barong/admin/subscriptions']>;

const PAPER = 'GET /barong/admin/invoices/:id/document.pdf';

export async function readPayments(
  db: Db,
  query: PaymentFilters & Paging,
  language: Language,
): Promise<Payments> {
  const { rows, meta } = await pageOfLong(payments(db, query), query);
  return { payments: rows.map((row) => presentPayment(row, language)), meta };
}

export async function readSubscriptions(
  db: Db,
  query: SubscriptionFilters & Paging,
  language: Language,
): Promise<Subscriptions> {
  const { rows, meta } = await pageOfLong(subscriptions(db, query), query);
  return { subscriptions: rows.map((row) => presentSubscription(row, language)), meta };
}

/** A payment with everything that happened to it. */
export async function readHistory(
  { db, addressOf }: { db: Db; addressOf: SignedAddress },
  id: number,
  language: Language,
): Promise<PaymentHistory> {
  const row = orRefuse(await findPaymentRow(db, id), 'resource.payment.not_found');
  const { gateway, order_id, gateway_payment_id } = row;
  const documents = await listDocuments(db, id);
  const isHere = row.state === 'paid' && documents.length > 0;
  return {
    ...presentPayment(row, language),
    gateway,
    order_id,
    gateway_payment_id,
    left_paise: isHere ? row.amount_paise - row.refunded_paise : 0,
    refunds: await listRefunds(db, id),
    events: order_id === null ? [] : await listEvents(db, gateway, order_id),
    movements: await listMovements(db, id),
    documents: documents.map((document) => ({
      ...document,
      pdf_url: addressOf(PAPER, { id: document.id }),
    })),
  };
}

const buyerOf = ({
  buyer,
  name,
  email,
  company,
}: Pick<PaymentRow, 'buyer' | 'name' | 'email' | 'company'>) => ({
  kind: buyer ?? ('user' as const),
  name,
  email,
  company,
});

export const presentPayment = (row: PaymentRow, language: Language): BookedPayment => ({
  id: row.id,
  state: row.state,
  is_test: row.gateway === 'sandbox',
  is_surplus: row.is_surplus,
  amount_paise: row.amount_paise,
  refunded_paise: row.refunded_paise,
  refund_failed: row.refund_failed,
  created_at: row.created_at,
  paid_at: row.paid_at,
  plan:
    row.level && row.period
      ? { name: planName(row.level, language), level: row.level, period: row.period }
      : null,
  buyer: buyerOf(row),
  invoice_number: row.invoice_number,
});

export const presentSubscription = (
  row: SubscriptionRow,
  language: Language,
): BookedSubscription => ({
  id: row.id,
  state: row.state,
  plan: { name: planName(row.level, language), level: row.level, period: row.period },
  price_paise: row.price_paise,
  next_plan_name: row.next_level && planName(row.next_level, language),
  buyer: buyerOf(row),
  created_at: row.created_at,
  period_from: row.period_from,
  period_to: row.period_to,
  renews_by_itself: row.mandate !== null,
  failed_tries: row.failed_tries,
});
