import type { Plan, Subscription } from '../../../contract/money/subscriptions.ts';

/** For tests: a plan, the free one unless said otherwise. */
export const plan = (more: Partial<Plan>): Plan => ({
  id: 1,
  name: 'Starter',
  description: 'All you need to hire, for small companies.',
  price: 0,
  features: ['25 team members'],
  is_featured: false,
  level: 'starter',
  period: 'month',
  currency: 'INR',
  gst_rate: 18,
  price_paise: 0,
  gst_paise: 0,
  total_paise: 0,
  choice: 'current',
  now_paise: null,
  ...more,
});
export const growth = plan({
  id: 2,
  name: 'Growth',
  level: 'growth',
  price: 2_999,
  price_paise: 299_900,
  gst_paise: 53_982,
  total_paise: 353_900,
  choice: 'buy',
});
export const ownSubscription: Subscription = {
  id: 7,
  plan_id: 2,
  plan_name: 'Growth',
  amount: 2_999,
  total_paise: 353_900,
  period: 'month',
  status: 'active',
  expires_at: '2026-12-03T04:30:00.000Z',
  payment_due: false,
  next_try_at: null,
  renews_by_itself: true,
  invoice_url: null,
  next_total_paise: 353_900,
  next_plan_name: null,
};
