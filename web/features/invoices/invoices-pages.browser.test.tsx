import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { metaOf } from '../../../contract/lists.ts';
import type { Invoice, InvoiceForAdmin } from '../../../contract/money/invoices.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf } from '../../test/stub-server.ts';
import AdminInvoicesPage from './admin-invoices-page.tsx';
import CompanyInvoicesPage from './company-invoices-page.tsx';
import SeekerInvoicesPage from './seeker-invoices-page.tsx';

const OWN = 'GET /barong/resource/invoices';
const BILLING = 'GET /barong/resource/billing_details';
const CHANGE = 'PUT /barong/resource/billing_details';
const ALL = 'GET /barong/admin/invoices';

const invoice: Invoice = {
  id: 1,
  kind: 'invoice',
  number: 'INV2627/000001',
  issued_at: '2026-11-23T05:00:00.000Z',
  description: 'Plus, monthly',
  total_paise: 11_700,
  corrects: null,
  pdf_url: '/invoice.pdf',
};
const note: Invoice = {
  ...invoice,
  id: 2,
  kind: 'credit_note',
  number: 'CRN2627/000001',
  corrects: invoice.number,
};
const details = {
  name: 'Kaveri Mills',
  address: '7 Mill Road, Pune',
  pin: '411001',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
} as const;
const saved = { ...details, updated_at: '2026-11-23T05:00:00.000Z', version: 4 };

const own = (...invoices: Invoice[]) =>
  answer(OWN, ({ query }) => ({ invoices, meta: metaOf(query, invoices.length) }));

beforeEach(() => {
  own(note, invoice);
  answer(BILLING, { billing: null });
});

const openSeekers = () => show(<SeekerInvoicesPage />, { as: 'user', at: '/user/invoices' });

test('invoices and credit notes are listed with their documents, refunds as negative amounts', async () => {
  await show(<SeekerInvoicesPage />, { as: 'user', at: '/user/invoices', screen: 'desktop' });
  const row = page.getByRole('row');
  await expect.element(row.nth(1)).toMatchTextContent(/CRN2627\/000001.*Against INV.*−₹117/);
  await expect.element(row.nth(2)).toMatchTextContent(/INV2627\/000001.*23 Nov 2026.*Plus.*₹117/);
  const link = page.getByRole('link', { name: 'Open INV2627/000001' });
  await expect.element(link).toHaveAttribute('href', '/invoice.pdf');
  await expectAccessible();
});

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

test('owners see the invoices of their company, also in Hindi', async () => {
  own();
  await show(<CompanyInvoicesPage />, { as: 'hr', at: '/hr/invoices', language: 'hi' });
  await expect.element(page.getByText('अभी कोई इनवॉइस नहीं')).toBeVisible();
  await expect.element(page.getByText(/सिर्फ़ कंपनी का नाम/)).toBeVisible();
});

test('a recruiter without a company is asked to create one', async () => {
  const noCompany = { role: 'hr', team_role: null } as const;
  await show(<CompanyInvoicesPage />, { as: noCompany, at: '/hr/invoices' });
  const create = page.getByRole('link', { name: 'Create your company' });
  await expect.element(create).toHaveAttribute('href', '/profile/setup/hr');
  expect(callsOf(OWN)).toEqual([]);
});

test('admins see all invoices, and download the tables of a month', async () => {
  const row: InvoiceForAdmin = {
    ...invoice,
    buyer: { name: 'Kaveri Mills', gstin: details.gstin },
    taxable_paise: 9_900,
    tax_paise: 1_782,
  };
  answer(ALL, ({ query }) => ({ invoices: [row], meta: metaOf(query, 1) }));
  answer('GET /barong/admin/gstr1', { tables: [{ section: 'b2b', rows: 1 }] });
  await show(<AdminInvoicesPage />, {
    as: 'admin',
    at: '/admin/invoices?month=2026-11',
    screen: 'desktop',
  });
  await expect
    .element(page.getByRole('row').nth(1))
    .toMatchTextContent(/INV2627.*Kaveri Mills.*27AAPFU0939F1ZV.*₹17.82.*₹117/);
  await expect.element(page.getByText(/What was sold in November 2026/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save b2b as CSV' })).toBeVisible();
  await expectAccessible();
});
