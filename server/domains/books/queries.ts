import { sql } from 'kysely';
import type { paymentFilters } from '../../../contract/money/payment-states.ts';
import type { SubscriptionState } from '../../../contract/money/subscription-states.ts';
import type { GatewayName } from '../../../db/tables/money.ts';
import type { Db } from '../../platform/database.ts';
import { containing } from '../../platform/like.ts';

export interface PaymentFilters {
  search: string;
  state?: (typeof paymentFilters)[number] | undefined;
}

export interface SubscriptionFilters {
  search: string;
  state?: SubscriptionState | undefined;
}

const allPayments = (db: Db) =>
  db
    .selectFrom('payments')
    .leftJoin('subscription_charges as charges', 'charges.payment_id', 'payments.id')
    .leftJoin('subscriptions', 'subscriptions.id', 'charges.subscription_id')
    .leftJoin('plans', 'plans.id', 'charges.plan_id')
    .leftJoin('accounts', 'accounts.id', 'payments.account_id')
    .leftJoin('companies', 'companies.id', 'subscriptions.company_id')
    .leftJoin('invoices', 'invoices.id', 'payments.invoice_id')
    .select([
      'payments.id',
      'payments.state',
      'payments.gateway',
      'payments.is_surplus',
      'payments.amount_paise',
      'payments.created_at',
      'payments.paid_at',
      'payments.order_id',
      'payments.gateway_payment_id',
      'plans.level',
      'plans.period',
      'subscriptions.buyer',
      'accounts.name',
      'accounts.email',
      'companies.name as company',
      'invoices.number as invoice_number',
    ])
    .select([
      sql<number>`(select coalesce(sum(amount_paise), 0)::bigint from refunds
        where payment_id = payments.id)`.as('refunded_paise'),
      // For `exists`, PostgreSQL would read all refunds once.
      sql<boolean>`((select true from refunds where payment_id = payments.id and refunds.state = 'failed'
        limit 1) is not null)`.as('refund_failed'),
    ]);

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPaymentRow>>>;

export const findPaymentRow = (db: Db, id: number) =>
  allPayments(db).where('payments.id', '=', id).executeTakeFirst();

/** Newest first. */
export function payments(db: Db, { search, state }: PaymentFilters) {
  let query = allPayments(db).orderBy('payments.id', 'desc');
  if (state === 'refund_failed') {
    query = query.where(
      sql<boolean>`exists (select from refunds where payment_id = payments.id and refunds.state = 'failed')`,
    );
  } else if (state) query = query.where('payments.state', '=', state);
  if (search) {
    const like = containing(search);
    query = query.where((row) =>
      row.or([
        row('accounts.name', 'ilike', like),
        row('accounts.email', 'ilike', like),
        row('companies.name', 'ilike', like),
        row('invoices.number', 'ilike', like),
        row('payments.order_id', '=', search),
        row('payments.gateway_payment_id', '=', search),
        row(sql<string>`payments.id::text`, '=', search),
      ]),
    );
  }
  return query;
}

export type SubscriptionRow = Awaited<
  ReturnType<ReturnType<typeof subscriptions>['executeTakeFirstOrThrow']>
>;

/** Newest first. */
export function subscriptions(db: Db, { search, state }: SubscriptionFilters) {
  let query = db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .leftJoin('plans as next', 'next.id', 'subscriptions.next_plan_id')
    .leftJoin('accounts', 'accounts.id', 'subscriptions.account_id')
    .leftJoin('companies', 'companies.id', 'subscriptions.company_id')
    .select([
      'subscriptions.id',
      'subscriptions.state',
      'subscriptions.buyer',
      'subscriptions.created_at',
      'subscriptions.period_from',
      'subscriptions.period_to',
      'subscriptions.mandate',
      'subscriptions.failed_tries',
      'plans.level',
      'plans.period',
      'plans.price_paise',
      'next.level as next_level',
      'accounts.name',
      'accounts.email',
      'companies.name as company',
    ])
    .orderBy('subscriptions.id', 'desc');
  if (state) query = query.where('subscriptions.state', '=', state);
  if (search) {
    const like = containing(search);
    query = query.where((row) =>
      row.or([
        row('accounts.name', 'ilike', like),
        row('accounts.email', 'ilike', like),
        row('companies.name', 'ilike', like),
      ]),
    );
  }
  return query;
}

export const listRefunds = (db: Db, paymentId: number) =>
  db
    .selectFrom('refunds')
    .leftJoin('accounts', 'accounts.id', 'refunds.asked_by')
    .leftJoin('accounts as payer', 'payer.id', 'refunds.transferred_by')
    .select([
      'refunds.id',
      'refunds.amount_paise',
      'refunds.state',
      'refunds.reason',
      'accounts.name as asked_by',
      'refunds.tries',
      'refunds.gateway_refund_id',
      'refunds.transfer_reference',
      'refunds.transferred_on',
      'payer.name as transferred_by',
      'refunds.created_at',
      'refunds.ended_at',
    ])
    .where('payment_id', '=', paymentId)
    .orderBy('refunds.id')
    .execute();

export const listEvents = (db: Db, gateway: GatewayName, orderId: string) =>
  db
    .selectFrom('gateway_events')
    .select(['event_id as id', 'kind', 'received_at'])
    .where('gateway', '=', gateway)
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .orderBy('event_id')
    .execute();

export const listMovements = (db: Db, paymentId: number) =>
  db
    .selectFrom('ledger_movements')
    .select(['id', 'kind', 'from_account', 'to_account', 'amount_paise', 'moved_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();

/** The invoice of a payment with the credit notes to it. */
export const listDocuments = (db: Db, paymentId: number) =>
  db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'issued_at', 'total_paise'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();
