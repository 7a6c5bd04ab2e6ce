import { type Insertable, sql, type Updateable } from 'kysely';
import { standingStates } from '../../../contract/money/subscription-states.ts';
import type { Database } from '../../../db/schema.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { BuyerRef } from '../plans/plans.ts';
import { isStanding } from './facts.ts';
import type { AccountHolder } from '../../platform/mail.ts';

const subscriptions = (db: Db) => db.selectFrom('subscriptions').selectAll('subscriptions');

export type Subscription = Awaited<ReturnType<typeof getSubscription>>;

export const getSubscription = (db: Db, id: number) =>
  subscriptions(db).where('id', '=', id).executeTakeFirstOrThrow();

const ofBuyer = (db: Db, { buyer, accountId, companyId }: BuyerRef) =>
  subscriptions(db)
    .where('buyer', '=', buyer)
    .$if(buyer === 'user', (query) => query.where('account_id', '=', accountId))
    .$if(buyer === 'hr', (query) => query.where('company_id', '=', companyId));

/** The subscription that the buyer has now. */
export const findStanding = (db: Db, ref: BuyerRef): Promise<Subscription | undefined> =>
  ofBuyer(db, ref).where(isStanding).executeTakeFirst();

export const findOfBuyer = (db: Db, ref: BuyerRef, id: number): Promise<Subscription | undefined> =>
  ofBuyer(db, ref).where('id', '=', id).executeTakeFirst();

/** Another subscription that the buyer has now, including one that has ended but is not marked yet. */
export const findOtherStanding = (db: Db, ref: BuyerRef, id: number) =>
  ofBuyer(db, ref)
    .where('state', 'in', [...standingStates])
    .where('id', '<>', id)
    .executeTakeFirst();

/** Locks everything that the buyer has until the transaction ends. */
export async function lockBuyer(trx: Trx, { buyer, accountId, companyId }: BuyerRef) {
  const key = buyer === 'hr' ? `company ${companyId}` : `account ${accountId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`plan of ${key}`}, 0))`.execute(trx);
}

export async function insertSubscription(
  trx: Trx,
  { buyer, accountId, companyId }: BuyerRef,
  planId: number,
): Promise<number> {
  const row = { buyer, account_id: accountId, company_id: companyId, plan_id: planId };
  const inserted = trx.insertInto('subscriptions').values(row).returning('id');
  return (await inserted.executeTakeFirstOrThrow()).id;
}

export const updateSubscription = (
  trx: Trx,
  id: number,
  set: Updateable<Database['subscriptions']>,
): Promise<Subscription> =>
  trx
    .updateTable('subscriptions')
    .set(set)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function forgetMandates(trx: Trx, accountId: number): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ mandate: null, mandate_gateway: null })
    .where('account_id', '=', accountId)
    .execute();
}

export async function insertCharge(
  trx: Trx,
  charge: Insertable<Database['subscription_charges']>,
): Promise<void> {
  await trx.insertInto('subscription_charges').values(charge).execute();
}

const charges = (db: Db) => db.selectFrom('subscription_charges').selectAll();
export type Charge = Awaited<ReturnType<typeof getCharge>>;

export const getCharge = (db: Db, paymentId: number) =>
  charges(db).where('payment_id', '=', paymentId).executeTakeFirstOrThrow();

/** Undefined for a payment that bought nothing, such as a second one for an order. */
export const findCharge = (db: Db, paymentId: number): Promise<Charge | undefined> =>
  charges(db).where('payment_id', '=', paymentId).executeTakeFirst();

export async function keepPeriod(
  trx: Trx,
  paymentId: number,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  await trx
    .updateTable('subscription_charges')
    .set({ period_from: from, period_to: to })
    .where('payment_id', '=', paymentId)
    .execute();
}

/** A renewal that was begun for the period that is ending, and whose outcome is unknown. */
export const findOpenRenewal = (db: Db, { id, period_to }: Subscription) =>
  db
    .selectFrom('subscription_charges')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['payments.id', 'payments.order_id', 'payments.created_at'])
    .where('subscription_id', '=', id)
    .where('before_to', '=', period_to)
    .where('is_automatic', '=', true)
    .where('payments.state', 'in', ['open', 'authorized'])
    .executeTakeFirst();

/** What was refunded of a payment or is being refunded. */
const refundedOf = (payment: string) =>
  sql<number>`(select coalesce(sum(amount_paise), 0)::bigint from refunds where payment_id = ${sql.ref(payment)})`;

/** The payments of a buyer, newest first, each with what it was for. */
export const listCharged = (db: Db, { buyer, accountId, companyId }: BuyerRef) =>
  db
    .selectFrom('payments')
    .innerJoin('subscription_charges', 'subscription_charges.payment_id', 'payments.id')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
    .innerJoin('plans', 'plans.id', 'subscription_charges.plan_id')
    .leftJoin('invoices', 'invoices.id', 'payments.invoice_id')
    .select([
      'payments.id',
      'payments.state',
      'payments.gateway',
      'payments.amount_paise',
      'payments.paid_at',
      'invoices.number',
      'payments.invoice_id',
      refundedOf('payments.id').as('refunded_paise'),
      'plans.level',
      'plans.period',
      'subscription_charges.period_from',
      'subscription_charges.period_to',
      'subscriptions.state as subscription_state',
      'subscriptions.id as subscription_id',
      'subscriptions.period_to as runs_until',
    ])
    .where('subscriptions.buyer', '=', buyer)
    .$if(buyer === 'user', (query) => query.where('subscriptions.account_id', '=', accountId))
    .$if(buyer === 'hr', (query) => query.where('subscriptions.company_id', '=', companyId))
    .where('payments.paid_at', 'is not', null)
    .orderBy('payments.id', 'desc')
    .limit(100)
    .execute();

/** Whether a payment of the buyer is on its way. */
export const findOnItsWay = (db: Db, { buyer, accountId, companyId }: BuyerRef) =>
  db
    .selectFrom('payments')
    .innerJoin('subscription_charges', 'subscription_charges.payment_id', 'payments.id')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
    .select('payments.id')
    .where('subscriptions.buyer', '=', buyer)
    .$if(buyer === 'user', (query) => query.where('subscriptions.account_id', '=', accountId))
    .$if(buyer === 'hr', (query) => query.where('subscriptions.company_id', '=', companyId))
    .where('payments.state', '=', 'authorized')
    .executeTakeFirst();

/** The newest charge of a subscription that was paid and not refunded. */
export const findLastPaid = (db: Db, subscriptionId: number) =>
  db
    .selectFrom('subscription_charges')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .selectAll('subscription_charges')
    .select('payments.paid_at')
    .where('subscription_id', '=', subscriptionId)
    .where('payments.state', '=', 'paid')
    .orderBy('payments.paid_at', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The newest charge of the present period that was paid and not refunded; undefined if there is none. */
export const findKept = (db: Db, subscriptionId: number, now: Date) =>
  db
    .selectFrom('subscription_charges')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['plan_id', 'period_from', 'period_to'])
    .where('subscription_id', '=', subscriptionId)
    .where('payments.state', '=', 'paid')
    .where('period_from', '<=', now.toISOString())
    .where('period_to', '>', now.toISOString())
    .orderBy('period_from', 'desc')
    .orderBy('payment_id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The people to tell: the seeker, or the owners of the company; none if they are gone. */
export const listReaders = (
  db: Db,
  { buyer, account_id, company_id }: Pick<Subscription, 'buyer' | 'account_id' | 'company_id'>,
): Promise<AccountHolder[]> =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'language'])
    .where('state', 'in', ['active', 'pending'])
    .$if(buyer === 'user', (query) => query.where('id', '=', account_id))
    .$if(buyer === 'hr', (query) =>
      query.where('company_id', '=', company_id).where('team_role', '=', 'owner'),
    )
    .orderBy('id')
    .execute();

const listIds = async (query: { execute(): Promise<{ id: number }[]> }) =>
  (await query.execute()).map(({ id }) => id);

/** Subscriptions whose period ends within some days and whose holder was not reminded yet. */
export const listToRemind = (db: Db, now: Date, days: number): Promise<number[]> =>
  listIds(
    subscriptions(db)
      .where('state', '=', 'active')
      .where('period_to', '>', now.toISOString())
      .where('period_to', '<', new Date(now.getTime() + days * 86_400_000).toISOString())
      .where(sql<boolean>`reminded_of is distinct from period_to`)
      .orderBy('id'),
  );

/** Subscriptions due for renewal, or for the next try. */
export const listToRenew = (db: Db, now: Date): Promise<number[]> =>
  listIds(
    subscriptions(db)
      .where('state', 'in', ['active', 'past_due'])
      .where('period_to', '<=', now.toISOString())
      .where(sql<string>`coalesce(next_try_at, period_to)`, '<=', now.toISOString())
      .orderBy('id'),
  );

/** Canceled subscriptions that have ended, and new ones that nobody has paid within some hours. */
export const listToEnd = (db: Db, now: Date, hours: number): Promise<number[]> =>
  listIds(
    subscriptions(db)
      .where((row) =>
        row.or([
          row.and([row('state', '=', 'canceled'), row('period_to', '<=', now.toISOString())]),
          row.and([
            row('state', 'in', ['created', 'authenticated']),
            row('created_at', '<=', new Date(now.getTime() - hours * 3_600_000).toISOString()),
          ]),
        ]),
      )
      .orderBy('id'),
  );

/** The unpaid orders of a subscription. */
export async function listUnpaidOrders(db: Db, id: number) {
  return db
    .selectFrom('subscription_charges')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['payments.id', 'payments.order_id'])
    .where('subscription_id', '=', id)
    .where('payments.state', 'in', ['open', 'authorized'])
    .execute();
}
