import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MONEY_ANEW_MS } from '../../parts/money/money-anew.ts';
import { expectAccessible, letPass, show } from '../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../test/stub-server.ts';
import PaymentPage from './payment-page.tsx';
import PlansPage from './plans-page.tsx';
import { samplePayment as whole } from './sample-payment.ts';

const REFUND = 'POST /barong/admin/payments/:id/refunds';
const AT = '2026-11-23T05:00:00.000Z';

beforeEach(() => answer('GET /barong/admin/payments/:id', whole));

const openPayment = () =>
  show(<PaymentPage />, {
    as: 'admin',
    at: '/admin/payments/7',
    path: '/admin/payments/:id',
    screen: 'desktop',
  });

test('money is refunded only after its amount was entered twice, with a reason', async () => {
  answer(REFUND, { left_paise: 153_850 });
  await openPayment();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabelText('Amount in rupees').fill('1000');
  await dialog.getByLabelText('The same amount again').fill('100');
  await dialog.getByRole('button', { name: 'Refund ₹1,000' }).click();
  await expect.element(dialog.getByText('This is not the amount above.')).toBeVisible();
  await expect.element(dialog.getByText('Say why.')).toBeVisible();
  expect(callsOf(REFUND)).toHaveLength(0);
  await dialog.getByLabelText('The same amount again').fill('1,000.00');
  await dialog.getByLabelText('Reason').fill('A week without service');
  await dialog.getByRole('button', { name: 'Refund ₹1,000' }).click();
  await expect.element(page.getByText('The money is on its way back')).toBeVisible();
  expect(callsOf(REFUND)).toMatchObject([
    { body: { amount_paise: 100_000, left_paise: 253_850, reason: 'A week without service' } },
  ]);
});

test('a refund says so if somebody else’s came first', async () => {
  refuse(REFUND, 'resource.refund.changed');
  await openPayment();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabelText('The same amount again').fill('2538.50');
  await dialog.getByLabelText('Reason').fill('Closed');
  await dialog.getByRole('button', { name: 'Refund ₹2,538.50' }).click();
  await expect.element(page.getByText(/refunded in the meantime/)).toBeVisible();
});

test('the reason of a refund is kept while somebody else refunds a part', async () => {
  await openPayment();
  const begin = page.getByRole('button', { name: 'Refund', exact: true });
  const dialog = page.getByRole('alertdialog');
  await begin.click();
  await dialog.getByLabelText('Reason').fill('Two weeks without service');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  answer('GET /barong/admin/payments/:id', { ...whole, left_paise: 100_000 });
  await openPayment();
  await begin.click();
  await expect.element(dialog.getByLabelText('Amount in rupees')).toHaveValue('1000');
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Two weeks without service');
});

test('a refund that the bank did not accept is sent again', async () => {
  const AGAIN = 'POST /barong/admin/refunds/:id/tries';
  answer(AGAIN, { message: 'Refund sent again' });
  await openPayment();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('The refund was sent again')).toBeVisible();
  expect(callsOf(AGAIN)).toMatchObject([{ params: { id: 3 } }]);
});

test('a refund on its way is shown as arrived once it has', async () => {
  const refund = (state: 'sent' | 'done') =>
    answer('GET /barong/admin/payments/:id', {
      ...whole,
      refunds: whole.refunds.map((one) => ({ ...one, state })),
    });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  refund('sent');
  await openPayment();
  await expect.element(page.getByText('On its way back')).toBeVisible();
  refund('done');
  await letPass(MONEY_ANEW_MS);
  await expect.element(page.getByText('Arrived')).toBeVisible();
});

test('a refund that can never arrive is recorded as paid by bank transfer, with the reference and the day', async () => {
  const TRANSFER = 'POST /barong/admin/refunds/:id/transfer';
  answer(TRANSFER, { message: 'Refund noted as transferred' });
  await openPayment();
  await page.getByRole('button', { name: 'Paid by transfer' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible();
  await dialog.getByLabelText('The bank’s number of the transfer').fill('4111111111111111');
  await dialog.getByLabelText('Day of the transfer').fill('2026-11-24');
  answer('GET /barong/admin/payments/:id', {
    ...whole,
    refunds: whole.refunds.map((refund) => ({
      ...refund,
      state: 'done' as const,
      transfer_reference: 'SBIN426330123456',
      transferred_on: '2026-11-24',
      transferred_by: 'Meera Das',
    })),
  });
  await dialog.getByLabelText('The bank’s number of the transfer').fill('SBIN426330123456');
  await dialog.getByRole('button', { name: 'Note it' }).click();
  await expect.element(page.getByText('The refund is noted as paid')).toBeVisible();
  expect(callsOf(TRANSFER)).toMatchObject([
    { params: { id: 3 }, body: { reference: 'SBIN426330123456', transferred_on: '2026-11-24' } },
  ]);
  await expect
    .element(page.getByText(/Transferred on 24 Nov 2026, SBIN426330123456, noted by Meera Das/))
    .toBeVisible();
  await expect.element(page.getByText('Paid by bank transfer')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a plan is sold at another price, and its buyers keep their old price', async () => {
  const CHANGE = 'PUT /barong/admin/plans/:id';
  const plan = { id: 2, level: 'plus' as const, period: 'month' as const, price_paise: 14_900 };
  answer('GET /barong/admin/plans', {
    plans: [
      {
        ...plan,
        versions: [
          {
            id: 2,
            version: 2,
            price_paise: 14_900,
            sold_from: AT,
            sold_until: null,
            subscribers: 1,
          },
          { id: 1, version: 1, price_paise: 9_900, sold_from: AT, sold_until: AT, subscribers: 12 },
        ],
      },
    ],
  });
  answer(CHANGE, { ...plan, id: 3, price_paise: 19_950 });
  await show(<PlansPage />, { as: 'admin', at: '/admin/plans' });
  await expect.element(page.getByText(/23 Nov 2026 to 23 Nov 2026\s· 12 have it/)).toBeVisible();
  await page.getByRole('button', { name: 'Change the price of Plus, monthly' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Price in rupees, without GST').fill('199.50');
  await dialog.getByRole('button', { name: 'Change the price' }).click();
  await expect.element(page.getByText('The new price applies from now on')).toBeVisible();
  expect(callsOf(CHANGE)).toMatchObject([{ params: { id: 2 }, body: { price_paise: 19_950 } }]);
  await expectAccessible();
});
