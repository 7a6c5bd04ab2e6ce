import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Subscriptions } from '../../../contract/money/subscriptions.ts';
import { MONEY_ANEW_MS } from '../../parts/money/money-anew.ts';
import { address, expectAccessible, letPass, show } from '../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../test/stub-server.ts';
import { growth, ownSubscription as own, plan } from './sample-plans.ts';
import SubscriptionPage from './subscription-page.tsx';

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

const open = () => show(<SubscriptionPage />, { as: 'hr', at: '/hr/subscription' });
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('shows prices with their tax, says if a choice fails, and goes to the checkout of the chosen plan', async () => {
  found();
  refuse('POST /barong/resource/subscriptions', 'resource.payment.gateway_down');
  await open();
  await expect.element(page.getByText('+ ₹539.82 GST = ₹3,539 a month')).toBeVisible();
  await expect.element(page.getByText('Almost used up.')).toBeVisible();
  await expect.element(page.getByText('Test payments: no money moves.')).toBeVisible();
  await expectAccessible();
  await expect
    .element(page.getByRole('link', { name: 'Invoices and billing details' }))
    .toHaveAttribute('href', '/hr/invoices');
  await button('Choose Growth').click();
  await expect.element(page.getByText('Failed to subscribe to plan')).toBeVisible();
  answer('POST /barong/resource/subscriptions', {
    checkout: { url: '/payments/test/5', fields: {} },
  });
  await button('Choose Growth').click();
  await expect.poll(address).toBe('/payments/test/5');
  expect(callsOf('POST /barong/resource/subscriptions').at(-1)).toMatchObject({
    body: { plan_id: 2 },
  });
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
  found({
    plans: [plan({ choice: 'cancel' }), { ...growth, choice: 'current' }],
    subscription: own,
  });
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
