import type { Language } from '../../../contract/endpoint.ts';
import { rupeesIn, type Paise, paise } from '../../../contract/money/paise.ts';
import { planDescription, planFeatures, planName } from '../../../contract/money/plan-words.ts';
import { GST_PERCENT } from '../../../contract/money/gst.ts';
import type {
  Plan as SoldPlan,
  Subscription as ShownSubscription,
  SubscriptionPayment,
  Subscriptions,
} from '../../../contract/money/subscriptions.ts';
import { mayAs } from '../../../contract/team/team-roles.ts';
import type { Services } from '../../platform/endpoints.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import type { SignedAddress } from '../../platform/files/signed-addresses.ts';
import { readCharge } from '../invoices/invoices.ts';
import { type Plan, readOffered, readPlan } from '../plans/plans.ts';
import { buyerOf } from './buyers.ts';
import { choiceOf } from './choosing.ts';
import { findOnItsWay, findStanding, listCharged, type Subscription } from './queries.ts';
import { refundableUntil } from './terms.ts';
import { usageOf } from './usage.ts';

const INVOICE = 'GET /barong/resource/invoices/:id/document.pdf';

/** What the caller would pay for a price. */
type Charged = (price: Paise) => ReturnType<typeof readCharge>;

type Payment = Awaited<ReturnType<typeof listCharged>>[number];

/** The address of a payment's invoice; null without one, and for callers who may not read it. */
type InvoiceUrl = (payment: Payment | undefined) => string | null;

type Present = { subscription: Subscription; plan: Plan };

/** The plans for the caller, and what they or their company have, use and have paid. */
export async function readSubscriptions(
  { db, gateway, addressOf }: Pick<Services, 'db' | 'gateway'> & { addressOf: SignedAddress },
  account: SignedIn,
  language: Language,
): Promise<Subscriptions> {
  const now = new Date();
  const ref = buyerOf(account);
  const subscription = await findStanding(db, ref);
  const present = subscription
    ? { subscription, plan: await readPlan(db, subscription.plan_id) }
    : null;
  const next = subscription?.next_plan_id ? await readPlan(db, subscription.next_plan_id) : null;
  const offered = await readOffered(db, ref.buyer);
  const charged: Charged = (price) => readCharge(db, account.id, price);
  const mayOpen = account.role !== 'hr' || mayAs(account.team_role, 'owner');
  const invoiceUrl: InvoiceUrl = (payment) =>
    mayOpen && payment?.invoice_id ? addressOf(INVOICE, { id: payment.invoice_id }) : null;
  const payments = await listCharged(db, ref);
  const paid = payments.find(
    ({ subscription_id, state }) => subscription_id === subscription?.id && state === 'paid',
  );
  return {
    plans: await Promise.all(
      offered.map((plan) => presentPlan(plan, present, { now, language, charged })),
    ),
    subscription: present && {
      ...(await presentSubscription(present, next, { language, charged })),
      invoice_url: invoiceUrl(paid),
    },
    usage: await usageOf(db, ref, language),
    payments: presentPayments(payments, { now, language, invoiceUrl }),
    payment_pending: (await findOnItsWay(db, ref)) !== undefined,
    is_test: gateway.name === 'sandbox',
    may_buy: mayOpen,
  };
}

/** The plan to recommend to most of those who need more. */
const FEATURED = new Set(['plus', 'growth']);

async function presentPlan(
  plan: Plan,
  present: Present | null,
  { now, language, charged }: { now: Date; language: Language; charged: Charged },
): Promise<SoldPlan> {
  const choice = choiceOf(plan, present, now);
  const { id, level, period, price_paise } = plan;
  const { taxPaise, totalPaise } = await charged(price_paise);
  return {
    id,
    name: planName(level, language),
    description: planDescription(level, language),
    price: rupeesIn(price_paise),
    features: planFeatures(level, language),
    is_featured: FEATURED.has(level),
    level,
    period,
    currency: 'INR',
    gst_rate: GST_PERCENT,
    price_paise,
    gst_paise: taxPaise,
    total_paise: totalPaise,
    choice: choice.kind,
    now_paise: choice.kind === 'upgrade' ? (await charged(choice.price)).totalPaise : null,
  };
}

async function presentSubscription(
  { subscription, plan }: Present,
  next: Plan | null,
  { language, charged }: { language: Language; charged: Charged },
): Promise<Omit<ShownSubscription, 'invoice_url'>> {
  const { id, state, period_to, mandate, next_try_at } = subscription;
  return {
    id,
    plan_id: plan.id,
    plan_name: planName(plan.level, language),
    amount: rupeesIn(plan.price_paise),
    total_paise: (await charged(plan.price_paise)).totalPaise,
    period: plan.period,
    status: state === 'canceled' ? 'canceled' : 'active',
    expires_at: period_to ?? '',
    payment_due: state === 'past_due',
    next_try_at,
    renews_by_itself: mandate !== null,
    next_total_paise: (await charged((next ?? plan).price_paise)).totalPaise,
    next_plan_name: next && planName(next.level, language),
  };
}

function presentPayments(
  rows: readonly Payment[],
  { now, language, invoiceUrl }: { now: Date; language: Language; invoiceUrl: InvoiceUrl },
): SubscriptionPayment[] {
  // Only the newest payment of a subscription can be refunded.
  const seen = new Set<number>();
  return rows.map((row) => {
    const isNewest = row.state === 'paid' && !seen.has(row.subscription_id);
    if (row.state === 'paid') seen.add(row.subscription_id);
    const paidAt = new Date(row.paid_at ?? 0);
    const until = refundableUntil(paidAt);
    return {
      id: row.id,
      plan_name: planName(row.level, language),
      amount_paise: paise(row.amount_paise),
      paid_at: paidAt.toISOString(),
      state: row.state === 'refunding' || row.state === 'refunded' ? row.state : 'paid',
      is_test: row.gateway === 'sandbox',
      refunded_paise: row.refunded_paise,
      invoice_number: row.number,
      invoice_url: invoiceUrl(row),
      refundable_until: isNewest && until > now ? until.toISOString() : null,
    };
  });
}
