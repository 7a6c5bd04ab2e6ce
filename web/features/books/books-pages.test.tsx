import { expect, test } from 'vitest';
import { metaOf } from '../../../contract/lists.ts';
import { linksIn, rowsIn, wordsOf } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { answer } from '../../test/stub-server.ts';
import PaymentPage from './payment-page.tsx';
import PaymentsPage from './payments-page.tsx';
import { listedPayment, samplePayment } from './sample-payment.ts';
import SubscriptionsPage from './subscriptions-page.tsx';

const AT = '2026-11-23T05:00:00.000Z';

/** The words of the table's first row below its headings. */
const firstRowOf = (html: string) => wordsOf(rowsIn(html)[1] ?? '');

test('payments are listed with who paid, what was refunded, and what needs attention', async () => {
  answer('GET /barong/admin/payments', ({ query }) => ({
    payments: [listedPayment],
    meta: metaOf(query, 1),
  }));
  const html = await answeredMarkupOf(<PaymentsPage />, { address: '/admin/payments' });
  expect(firstRowOf(html)).toMatch(
    /Payment 7.*Kaveri Mills.*Anil Rao.*Growth.*₹3,539.*₹1,000\.50 back.*Refund failed/,
  );
  expect(html).toContain('href="/admin/payments/7"');
});

test('a payment shows its refunds, documents, movements and events', async () => {
  answer('GET /barong/admin/payments/:id', samplePayment);
  const visit = { address: '/admin/payments/7', path: '/admin/payments/:id' };
  const html = await answeredMarkupOf(<PaymentPage />, visit);
  const words = wordsOf(html);
  expect(words).toMatch(/By Meera Das.*Two weeks.*2 tries/);
  expect(linksIn(html).get('Open INV2627/000001 as PDF')).toBe('/invoice.pdf');
  expect(words).toContain('Customers → Gateway');
  expect(words).toContain('payment.captured');
});

test('subscriptions are listed with the price that was bought', async () => {
  answer('GET /barong/admin/subscriptions', ({ query }) => ({
    subscriptions: [
      {
        id: 1,
        state: 'active' as const,
        plan: { name: 'Team', level: 'team' as const, period: 'month' as const },
        price_paise: 699_900,
        next_plan_name: 'Growth',
        buyer: listedPayment.buyer,
        created_at: AT,
        period_from: AT,
        period_to: '2026-12-23T05:00:00.000Z',
        renews_by_itself: true,
        failed_tries: 0,
      },
    ],
    meta: metaOf(query, 1),
  }));
  const html = await answeredMarkupOf(<SubscriptionsPage />, { address: '/admin/subscriptions' });
  expect(firstRowOf(html)).toMatch(
    /Kaveri Mills.*Team, monthly.*then Growth.*₹6,999.*23 Dec 2026.*Active/,
  );
});
