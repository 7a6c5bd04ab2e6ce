import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { idOf, idParams } from '../fields/ids.ts';
import { Day } from '../fields/optional-fields.ts';
import { requiredText } from '../fields/texts.ts';
import { listOf, onlyOf, paging, searchText } from '../lists.ts';
import { levels, planPeriods } from './plan-levels.ts';
import { subscriptionStates } from './subscription-states.ts';
import { REFUND_REASON_MAX_LENGTH } from '../fields/max-lengths.ts';
import { paymentStates, paymentFilters } from './payment-states.ts';

const refundStates = ['asked', 'sent', 'done', 'failed'] as const;

const Buyer = z.object({
  kind: z.enum(['user', 'hr']),
  /** Null once the account is gone. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  company: z.string().nullable(),
});

const Bought = z.object({ name: z.string(), level: z.enum(levels), period: z.enum(planPeriods) });

const BookedPayment = z.object({
  id: z.number(),
  state: z.enum(paymentStates),
  is_test: z.boolean(),
  /** A second payment for an order, which is given back. */
  is_surplus: z.boolean(),
  amount_paise: z.number(),
  /** What was given back of it, or is being given back. */
  refunded_paise: z.number(),
  refund_failed: z.boolean(),
  created_at: z.string(),
  paid_at: z.string().nullable(),
  /** Null if it bought nothing. */
  plan: Bought.nullable(),
  buyer: Buyer,
  invoice_number: z.string().nullable(),
});
export type BookedPayment = z.output<typeof BookedPayment>;

const Refund = z.object({
  id: z.number(),
  amount_paise: z.number(),
  state: z.enum(refundStates),
  reason: z.string().nullable(),
  /** The admin who gave it back; null where nobody had to. */
  asked_by: z.string().nullable(),
  tries: z.number(),
  gateway_refund_id: z.string().nullable(),
  /** Where it was paid by a bank transfer: the bank's number, the day, and the admin who noted it. */
  transfer_reference: z.string().nullable(),
  transferred_on: z.string().nullable(),
  transferred_by: z.string().nullable(),
  created_at: z.string(),
  ended_at: z.string().nullable(),
});

const PaymentHistory = BookedPayment.extend({
  gateway: z.enum(['sandbox', 'razorpay']),
  order_id: z.string().nullable(),
  gateway_payment_id: z.string().nullable(),
  /** What an admin may give back of it. */
  left_paise: z.number(),
  refunds: z.array(Refund),
  /** What the gateway said about its order, the oldest first. */
  events: z.array(z.object({ id: z.string(), kind: z.string(), received_at: z.string() })),
  /** Its lines in the books, the oldest first. */
  movements: z.array(
    z.object({
      id: z.number(),
      kind: z.string(),
      from_account: z.string(),
      to_account: z.string(),
      amount_paise: z.number(),
      moved_at: z.string(),
    }),
  ),
  /** The invoice and the credit notes to it. */
  documents: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(['invoice', 'credit_note']),
      number: z.string(),
      issued_at: z.string(),
      total_paise: z.number(),
      /** Opens the document for some minutes without a token. */
      pdf_url: z.string(),
    }),
  ),
});
export type PaymentHistory = z.output<typeof PaymentHistory>;

const BookedSubscription = z.object({
  id: z.number(),
  state: z.enum(subscriptionStates),
  plan: Bought,
  /** The price of the version that was bought, without tax. */
  price_paise: z.number(),
  next_plan_name: z.string().nullable(),
  buyer: Buyer,
  created_at: z.string(),
  period_from: z.string().nullable(),
  period_to: z.string().nullable(),
  renews_by_itself: z.boolean(),
  failed_tries: z.number(),
});
export type BookedSubscription = z.output<typeof BookedSubscription>;

const wantedPayments = z.object({
  search: searchText(),
  state: onlyOf(paymentFilters),
});
const wantedSubscriptions = z.object({
  search: searchText(),
  state: onlyOf(subscriptionStates),
});

const amount = z
  .number('resource.refund.invalid_amount')
  .int('resource.refund.invalid_amount')
  .min(100, 'resource.refund.invalid_amount')
  .max(Number.MAX_SAFE_INTEGER, 'resource.refund.invalid_amount');

/** What the admin fills in to give money back. */
const RefundForm = z.object({
  amount_paise: amount,
  /** What was left of the payment when they decided; where it has changed, nothing happens. */
  left_paise: z.number('request.missing').int('request.invalid_value'),
  reason: requiredText('request.missing', REFUND_REASON_MAX_LENGTH),
});

/**
 * How a bank numbers a transfer (UTR or RRN). Nothing that could be a UPI id, which has an `@`, or a card, which is 13 to 19
 * digits and nothing else.
 */
const transferReference = z
  .string('request.missing')
  .trim()
  .min(1, 'request.missing')
  .regex(/^(?!\d{13,19}$)[A-Za-z0-9/-]{6,40}$/, 'resource.refund.invalid_reference');

export const books = endpoints({
  'GET /barong/admin/payments': {
    summary: 'All payments, the newest first',
    who: 'admin',
    admins: ['finance'],
    query: paging().extend(wantedPayments.shape),
    output: listOf('payments', BookedPayment),
  },
  'GET /barong/admin/payments/export.csv': {
    summary: 'The payments of the list as CSV, at most 50,000',
    who: 'admin',
    admins: ['finance'],
    query: wantedPayments,
    output: 'file',
  },
  'GET /barong/admin/payments/:id': {
    summary: 'A payment with all that happened: events, movements of the books, documents, refunds',
    who: 'admin',
    admins: ['finance'],
    params: idParams({ payment: 'admin', companyPayment: 'admin' }),
    output: PaymentHistory,
    errors: ['resource.payment.not_found'],
  },
  'POST /barong/admin/payments/:id/refunds': {
    summary: 'Give a payment or a part of it back, with a reason that the payer is told',
    who: 'admin',
    admins: ['finance'],
    params: idParams({ payment: 'admin' }),
    body: RefundForm,
    example: { amount_paise: 100, left_paise: 9_900, reason: 'Paid for a month without service' },
    status: 201,
    output: z.object({ left_paise: z.number() }),
    errors: [
      'resource.payment.not_found',
      'resource.refund.not_paid',
      'resource.refund.changed',
      'resource.refund.invalid_amount',
      'request.missing',
      'request.invalid_value',
      'request.idempotency_key_reused',
    ],
  },
  'POST /barong/admin/refunds/:id/tries': {
    summary: 'Send a refund once more that the bank did not take',
    who: 'admin',
    admins: ['finance'],
    params: z.object({ id: idOf({ refund: 'admin' }) }),
    output: z.object({ message: z.string() }),
    errors: ['resource.refund.not_found', 'resource.refund.not_failed'],
  },
  'POST /barong/admin/refunds/:id/transfer': {
    summary: 'Note that a refund that its source does not take was paid by a bank transfer',
    who: 'admin',
    admins: ['finance'],
    params: z.object({ id: idOf({ refund: 'admin' }) }),
    body: z.object({
      reference: transferReference,
      transferred_on: z
        .string('request.missing')
        .min(1, 'request.missing')
        .refine((day) => Day.safeParse(day).success, 'resource.refund.invalid_day'),
    }),
    example: { reference: 'SBIN426330123456', transferred_on: '2026-01-02' },
    output: z.object({ message: z.string() }),
    errors: [
      'resource.refund.not_found',
      'resource.refund.not_failed',
      'resource.refund.invalid_reference',
      'resource.refund.invalid_day',
      'request.missing',
    ],
  },
  'GET /barong/admin/subscriptions': {
    summary: 'All subscriptions, the newest first',
    who: 'admin',
    admins: ['finance'],
    query: paging().extend(wantedSubscriptions.shape),
    output: listOf('subscriptions', BookedSubscription),
  },
  'GET /barong/admin/subscriptions/export.csv': {
    summary: 'The subscriptions of the list as CSV, at most 50,000',
    who: 'admin',
    admins: ['finance'],
    query: wantedSubscriptions,
    output: 'file',
  },
});
