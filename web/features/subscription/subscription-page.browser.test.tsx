import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Plan, Subscription, Subscriptions } from '../../../contract/money/subscriptions.ts';
import { MONEY_ANEW_MS } from '../../parts/money/money-anew.ts';
import { address, expectAccessible, letPass, show } from '../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../test/stub-server.ts';
import SubscriptionPage from './subscription-page.tsx';

const plan = (more: Partial<Plan>): Plan => ({
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
const growth = plan({
  id: 2,
  name: 'Growth',
  level: 'growth',
  price: 2_999,
  price_paise: 299_900,
  gst_paise: 53_982,
  total_paise: 353_900,
  choice: 'buy',
});
const own: Subscription = {
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

const found = (more: Partial<Subscriptions> = {}) =>
  answer('GET /barong/resource/subscriptions', {
    plans: [plan({}), growth],
    subscription: null,
    usage: [{ allowance: 'seats', name: 'team members', used: 24, most: 25 }],
    payments: [],
    payment_pending: false,
    is_test: true,
    may_buy: true,
    ...more,
  });
const bought = (more: Partial<Subscription> = {}, choice: Plan['choice'] = 'current') =>
  found({
    plans: [plan({ choice: choice === 'waits' ? 'waits' : 'cancel' }), { ...growth, choice }],
    subscription: { ...own, ...more },
  });

const open = (language: 'en' | 'hi' = 'en') =>
  show(<SubscriptionPage />, { as: 'hr', at: '/hr/subscription', language });
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('shows prices with their tax, and goes to the checkout of the chosen plan', async () => {
  found();
  answer('POST /barong/resource/subscriptions', {
    checkout: { url: '/payments/test/5', fields: {} },
  });
  await open();
  await expect.element(page.getByText('+ ₹539.82 GST = ₹3,539 a month')).toBeVisible();
  await expect.element(page.getByText('Almost used up.')).toBeVisible();
  await expect.element(page.getByText('Test payments: no money moves.')).toBeVisible();
  await expectAccessible();
  await button('Choose Growth').click();
  await expect.poll(address).toBe('/payments/test/5');
  expect(callsOf('POST /barong/resource/subscriptions')).toMatchObject([{ body: { plan_id: 2 } }]);
});

test('stays as wide as a phone with a long word, and with text of double size', async () => {
  const name = 'Unternehmenswachstumspaket'.repeat(2);
  found({ plans: [plan({}), { ...growth, name, price_paise: 99_999_999_900 }] });
  await open();
  await expect.element(button(`Choose ${name}`)).toBeVisible();
  const root = document.documentElement;
  const surplus = () => root.scrollWidth - root.clientWidth;
  expect(surplus()).toBe(0);
  root.style.fontSize = '200%';
  try {
    expect(surplus()).toBe(0);
  } finally {
    root.style.fontSize = '';
  }
});

test('marks a plan that was bought as the current one, which can be canceled in two steps', async () => {
  bought();
  answer('DELETE /barong/resource/subscriptions/:id', { message: 'Subscription canceled' });
  await open();
  await expect.element(button('Current Plan')).toBeDisabled();
  await expect
    .element(page.getByText('Renews on 03 Dec 2026 for ₹3,539. We remind you 3 days before.'))
    .toBeVisible();
  await button('Cancel plan').click();
  const dialog = page.getByRole('alertdialog');
  await expect
    .element(dialog)
    .toMatchTextContent(
      /Are you sure you want to cancel your subscription\? This action cannot be undone\./,
    );
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await expect.element(page.getByText('Your plan is canceled')).toBeVisible();
});

test('while canceled, has a Resubscribe button with the day from which it works', async () => {
  bought({ status: 'canceled' }, 'waits');
  await open();
  // There is only one such button: the free plan follows by itself.
  await expect.element(button('Resubscribe')).toBeDisabled();
  await expect.element(page.getByText('from 03 Dec 2026')).toBeVisible();
});

test('a choice that fails says so', async () => {
  found();
  refuse('POST /barong/resource/subscriptions', 'resource.payment.gateway_down');
  await open();
  await button('Choose Growth').click();
  await expect.element(page.getByText('Failed to subscribe to plan')).toBeVisible();
});

test('shows a refund on its way as refunded once it has arrived', async () => {
  const refund = (state: 'refunding' | 'refunded') =>
    found({
      payments: [
        {
          id: 3,
          plan_name: 'Growth',
          paid_at: '2026-11-03T04:30:00.000Z',
          amount_paise: 353_900,
          state,
          is_test: true,
          refunded_paise: 353_900,
          invoice_number: null,
          invoice_url: null,
          refundable_until: null,
        },
      ],
    });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  refund('refunding');
  await open();
  await expect.element(page.getByText('On its way back')).toBeVisible();
  refund('refunded');
  await letPass(MONEY_ANEW_MS);
  await expect.element(page.getByText('Refunded')).toBeVisible();
});

test('shows everything without buttons to members who are not owners', async () => {
  found({ may_buy: false });
  await open('hi');
  await expect.element(page.getByText('प्लान आपकी कंपनी के ओनर चुनते और लेते हैं।')).toBeVisible();
  await expect.element(button(/चुनें/)).not.toBeInTheDocument();
});

test('links an owner to the invoices and billing details', async () => {
  found();
  await open();
  await expect
    .element(page.getByRole('link', { name: 'Invoices and billing details' }))
    .toHaveAttribute('href', '/hr/invoices');
});
