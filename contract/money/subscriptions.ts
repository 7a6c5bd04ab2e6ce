import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { idOf, idParams } from '../fields/ids.ts';
import { allowances, levels, planPeriods } from './plan-levels.ts';
import { CheckoutResult } from './test-payments.ts';

/** A plan as somebody can buy it now. */
export const Plan = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  /** In rupees, without tax. */
  price: z.number(),
  features: z.array(z.string()),
  is_featured: z.boolean(),
  level: z.enum(levels),
  period: z.enum(planPeriods),
  currency: z.literal('INR'),
  gst_rate: z.number(),
  price_paise: z.number(),
  gst_paise: z.number(),
  total_paise: z.number(),
  /**
   * What choosing it does: `buy` and `upgrade` take effect once they are paid, `later` at the end of the period,
   * `current` and `waits` (for the end of a canceled plan) cannot be chosen.
   */
  choice: z.enum(['buy', 'pay_due', 'upgrade', 'later', 'keep', 'current', 'waits', 'cancel']),
  /** What is paid now, with tax, if that is not the whole price. */
  now_paise: z.number().nullable(),
});
export type Plan = z.output<typeof Plan>;

export const Subscription = z.object({
  id: z.number(),
  plan_id: z.number(),
  plan_name: z.string(),
  /** The price of a period, in rupees, without tax. */
  amount: z.number(),
  total_paise: z.number(),
  period: z.enum(planPeriods),
  status: z.enum(['active', 'canceled']),
  /** The end of what is paid for. */
  expires_at: z.string(),
  /** Whether the last renewal failed; the plan goes on until the tries are over. */
  payment_due: z.boolean(),
  next_try_at: z.string().nullable(),
  renews_by_itself: z.boolean(),
  /** What the next period costs with tax, and of which plan if it is another one. */
  next_total_paise: z.number(),
  next_plan_name: z.string().nullable(),
  /** Opens the newest paid invoice for some minutes without a token; null without, and where the caller may not read it. */
  invoice_url: z.string().nullable(),
});
export type Subscription = z.output<typeof Subscription>;

export const SubscriptionPayment = z.object({
  id: z.number(),
  plan_name: z.string(),
  amount_paise: z.number(),
  paid_at: z.string(),
  state: z.enum(['paid', 'refunding', 'refunded']),
  is_test: z.boolean(),
  /** How much of it was refunded or is being refunded. */
  refunded_paise: z.number(),
  invoice_number: z.string().nullable(),
  /** Opens the invoice for some minutes without a token; null where the caller may not read it. */
  invoice_url: z.string().nullable(),
  /** Until when it is refunded in full on request; null if that time is over. */
  refundable_until: z.string().nullable(),
});
export type SubscriptionPayment = z.output<typeof SubscriptionPayment>;

/** How much of an allowance is used, and how much there may be. */
const Usage = z.object({
  allowance: z.enum(allowances),
  name: z.string(),
  used: z.number(),
  most: z.number(),
});
export type Usage = z.output<typeof Usage>;

export const Subscriptions = z.object({
  plans: z.array(Plan),
  subscription: Subscription.nullable(),
  usage: z.array(Usage),
  payments: z.array(SubscriptionPayment),
  /** Whether a payment is on its way. */
  payment_pending: z.boolean(),
  /** Whether payments are tests, in which no money moves. */
  is_test: z.boolean(),
  /** Whether the caller may buy and cancel: of a company only its owners. */
  may_buy: z.boolean(),
});
export type Subscriptions = z.output<typeof Subscriptions>;

const Chosen = z.object({
  /** Where to pay; null if there is nothing to pay now. With `fields` they are posted there as a form. */
  checkout: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }).nullable(),
});
export type Chosen = z.output<typeof Chosen>;

const Done = z.object({ message: z.string() });
const both = ['user', 'hr'] as const;
const noCompany = 'resource.hr_profile.not_found';

export const subscriptions = endpoints({
  'GET /barong/resource/subscriptions': {
    summary: 'The plans for the caller, and what they or their company have',
    who: both,
    team: 'viewer',
    output: Subscriptions,
    errors: [noCompany],
  },
  'GET /barong/resource/plan_usage': {
    summary: "How much of what their or their company's plan gives the caller uses",
    who: both,
    team: 'viewer',
    output: z.object({ usage: z.array(Usage) }),
    errors: [noCompany],
  },
  'POST /barong/resource/subscriptions': {
    summary:
      'Choose a plan: to buy it or more at a checkout, to have less from the end of the period, or none',
    who: both,
    team: 'owner',
    verified: true,
    body: z.object({ plan_id: idOf({ withdrawnPlan: 'nobody' }) }),
    example: { plan_id: 2 },
    status: 201,
    output: Chosen,
    errors: [
      noCompany,
      'resource.plan.not_found',
      'resource.subscription.current',
      'resource.subscription.canceled',
      'resource.payment.gateway_down',
      'request.idempotency_key_reused',
    ],
  },
  'POST /barong/resource/subscriptions/checkout_results': {
    summary: 'Show what a checkout has signed, so that the plan begins at once',
    who: both,
    team: 'owner',
    body: CheckoutResult,
    example: { order_id: 'order_1', payment_id: 'pay_1', signature: 'f00d' },
    output: Done,
    errors: ['resource.payment.forged', 'resource.payment.gateway_down', 'request.missing'],
  },
  'DELETE /barong/resource/subscriptions/:id': {
    summary: 'Cancel a plan: it stays until what is paid for ends',
    who: both,
    team: 'owner',
    params: idParams({ subscription: 'seeker', companySubscription: 'recruiter' }),
    output: Done,
    errors: [noCompany, 'resource.subscription.not_found', 'resource.subscription.over'],
  },
  'POST /barong/resource/payments/:id/refund': {
    summary: 'Get the newest payment back in full, within seven days; what it bought ends',
    who: both,
    team: 'owner',
    params: idParams({ payment: 'seeker', companyPayment: 'recruiter' }),
    output: Done,
    errors: [noCompany, 'resource.payment.not_found', 'resource.payment.not_refundable'],
  },
});
