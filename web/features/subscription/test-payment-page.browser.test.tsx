import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf } from '../../test/stub-server.ts';
import TestPaymentPage from './test-payment-page.tsx';

const ORDER = 'GET /barong/resource/test_orders/:id';
const PAY = 'POST /barong/resource/test_orders/:id/payments';
const SHOW = 'POST /barong/resource/subscriptions/checkout_results';
const result = { order_id: 'order_test_1', payment_id: 'pay_test_1', signature: 'f00d' };
const order = { id: 4, amount_paise: 11_700, gives_mandate: true, is_open: true };

beforeEach(() => {
  answer(ORDER, order);
  answer(SHOW, { message: 'Payment received' });
});

const open = () =>
  show(<TestPaymentPage />, {
    as: 'user',
    at: '/payments/test/4',
    path: '/payments/test/:id',
  });

test('a payment that succeeds sends what was signed, and leads back', async () => {
  answer(PAY, { result });
  await open();
  await expectAccessible();
  await page.getByLabelText('Refunds').selectOptions('Fail once, then arrive');
  await page.getByRole('button', { name: 'Pay ₹117 as a test' }).click();
  await expect.poll(address).toBe('/user/subscription');
  expect(callsOf(PAY)).toMatchObject([
    {
      params: { id: 4 },
      body: { outcome: 'paid', webhook: 'once', renewals: 'succeed', refunds: 'fail_once' },
    },
  ]);
  expect(callsOf(SHOW)).toMatchObject([{ body: result }]);
});

test('a payment that fails stays here and sends nothing to the server', async () => {
  answer(PAY, { result: null });
  await open();
  await page.getByLabelText('What happens').selectOptions('The payment fails');
  await page.getByRole('button', { name: 'Pay ₹117 as a test' }).click();
  await expect.element(page.getByText('Nothing was charged. You can try again.')).toBeVisible();
  expect(callsOf(SHOW)).toEqual([]);
  expect(address()).toBe('/payments/test/4');
});
