import { expect, test } from 'vitest';
import type { Subscriptions } from '../../../contract/money/subscriptions.ts';
import { type Visit, wordsOf } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { answer } from '../../test/stub-server.ts';
import { growth, ownSubscription, plan } from './sample-plans.ts';
import SubscriptionPage from './subscription-page.tsx';
import TestPaymentPage from './test-payment-page.tsx';

function opened(more: Partial<Subscriptions>, visit: Pick<Visit, 'language'> = {}) {
  answer('GET /barong/resource/subscriptions', {
    plans: [plan({}), growth],
    subscription: null,
    usage: [],
    payments: [],
    payment_pending: false,
    is_test: true,
    may_buy: true,
    ...more,
  });
  return answeredMarkupOf(<SubscriptionPage />, { address: '/hr/subscription', ...visit });
}
const buttonsIn = (html: string) =>
  [...html.matchAll(/<button\b([^>]*)>(.*?)<\/button>/gs)].map(
    ([, attributes = '', label = '']) => ({
      label: wordsOf(label),
      isDisabled: attributes.includes('disabled'),
    }),
  );

test('a canceled plan has a Resubscribe button with the day from which it works', async () => {
  const html = await opened({
    plans: [plan({ choice: 'waits' }), { ...growth, choice: 'waits' }],
    subscription: { ...ownSubscription, status: 'canceled' },
  });
  // There is only one such button: the free plan follows by itself.
  const again = buttonsIn(html).filter(({ label }) => label.startsWith('Resubscribe'));
  expect(again).toMatchObject([{ isDisabled: true }]);
  expect(wordsOf(html)).toContain('from 03 Dec 2026');
});

test('members who are not owners see everything without buttons', async () => {
  const html = await opened({ may_buy: false }, { language: 'hi' });
  expect(wordsOf(html)).toContain('प्लान आपकी कंपनी के ओनर चुनते और लेते हैं।');
  expect(buttonsIn(html).filter(({ label }) => label.includes('चुनें'))).toEqual([]);
});

const orderPage = (is_open: boolean, visit: Pick<Visit, 'language'> = {}) => {
  answer('GET /barong/resource/test_orders/:id', {
    id: 4,
    amount_paise: 11_700,
    gives_mandate: true,
    is_open,
  });
  return answeredMarkupOf(<TestPaymentPage />, {
    address: '/payments/test/4',
    path: '/payments/test/:id',
    ...visit,
  });
};

test('an order that was paid cannot be paid again', async () => {
  const html = await orderPage(false);
  expect(html).toContain('This order is no longer open.');
  expect(buttonsIn(html).filter(({ label }) => label.startsWith('Pay'))).toEqual([]);
});

test('the page on which an order is paid speaks Hindi', async () => {
  expect(await orderPage(true, { language: 'hi' })).toContain('पैसे की वापसी');
});
