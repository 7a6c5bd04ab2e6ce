import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { metaOf } from '../../../contract/lists.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf } from '../../test/stub-server.ts';
import SeekerInvoicesPage from './seeker-invoices-page.tsx';

const OWN = 'GET /barong/resource/invoices';
const BILLING = 'GET /barong/resource/billing_details';
const CHANGE = 'PUT /barong/resource/billing_details';

const details = {
  name: 'Kaveri Mills',
  address: '7 Mill Road, Pune',
  pin: '411001',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
} as const;
const saved = { ...details, updated_at: '2026-11-23T05:00:00.000Z', version: 4 };

beforeEach(() => {
  answer(OWN, ({ query }) => ({ invoices: [], meta: metaOf(query, 0) }));
  answer(BILLING, { billing: null });
});

const openSeekers = () => show(<SeekerInvoicesPage />, { as: 'user', at: '/user/invoices' });

test('billing details are entered, stored and shown', async () => {
  answer(CHANGE, saved);
  await openSeekers();
  await page.getByRole('button', { name: 'Add billing details' }).click();
  await page.getByLabelText('Name on the invoice').fill(details.name);
  await page.getByLabelText('Address').fill(details.address);
  await page.getByLabelText('PIN code').fill(details.pin);
  await page.getByLabelText('State or union territory').selectOptions('Maharashtra');
  await page.getByLabelText(/^GSTIN/).fill(details.gstin);
  await expectAccessible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Maharashtra 411001')).toBeVisible();
  expect(callsOf(CHANGE).map(({ body }) => body)).toEqual([details]);
});

test('an impossible GSTIN is reported before anything is sent', async () => {
  answer(BILLING, { billing: saved });
  await openSeekers();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabelText(/^GSTIN/).fill('27AAPFU0939F1ZW');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/This GSTIN cannot be right/)).toBeVisible();
  expect(callsOf(CHANGE)).toEqual([]);
});
