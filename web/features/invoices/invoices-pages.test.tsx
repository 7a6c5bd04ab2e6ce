import { expect, test } from 'vitest';
import { metaOf } from '../../../contract/lists.ts';
import type { Invoice, InvoiceForAdmin } from '../../../contract/money/invoices.ts';
import { linksIn, rowsIn, wordsOf } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { answer } from '../../test/stub-server.ts';
import AdminInvoicesPage from './admin-invoices-page.tsx';
import CompanyInvoicesPage from './company-invoices-page.tsx';
import SeekerInvoicesPage from './seeker-invoices-page.tsx';

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

function own(...invoices: Invoice[]) {
  answer('GET /barong/resource/invoices', ({ query }) => ({
    invoices,
    meta: metaOf(query, invoices.length),
  }));
  answer('GET /barong/resource/billing_details', { billing: null });
}

test('invoices and credit notes are listed with their documents, refunds as negative amounts', async () => {
  own(note, invoice);
  const html = await answeredMarkupOf(<SeekerInvoicesPage />, { address: '/user/invoices' });
  const [, first, second] = rowsIn(html).map(wordsOf);
  expect(first).toMatch(/CRN2627\/000001.*Against INV.*−₹117/);
  expect(second).toMatch(/INV2627\/000001.*23 Nov 2026.*Plus.*₹117/);
  expect(linksIn(html).get('Open INV2627/000001')).toBe('/invoice.pdf');
});

test('admins see all invoices, and download the tables of a month', async () => {
  const row: InvoiceForAdmin = {
    ...invoice,
    buyer: { name: 'Kaveri Mills', gstin: '27AAPFU0939F1ZV' },
    taxable_paise: 9_900,
    tax_paise: 1_782,
  };
  answer('GET /barong/admin/invoices', ({ query }) => ({
    invoices: [row],
    meta: metaOf(query, 1),
  }));
  answer('GET /barong/admin/gstr1', { tables: [{ section: 'b2b', rows: 1 }] });
  const html = await answeredMarkupOf(<AdminInvoicesPage />, {
    address: '/admin/invoices?month=2026-11',
  });
  expect(wordsOf(rowsIn(html)[1] ?? '')).toMatch(
    /INV2627.*Kaveri Mills.*27AAPFU0939F1ZV.*₹17.82.*₹117/,
  );
  expect(wordsOf(html)).toContain('What was sold in November 2026');
  expect(html).toContain('Save b2b as CSV');
});

test('owners see the invoices of their company, also in Hindi', async () => {
  own();
  const visit = { as: 'hr', address: '/hr/invoices', language: 'hi' } as const;
  const words = wordsOf(await answeredMarkupOf(<CompanyInvoicesPage />, visit));
  expect(words).toContain('अभी कोई इनवॉइस नहीं');
  expect(words).toContain('सिर्फ़ कंपनी का नाम');
});

test('a recruiter without a company is asked to create one', async () => {
  let isAsked = false;
  answer('GET /barong/resource/invoices', ({ query }) => {
    isAsked = true;
    return { invoices: [], meta: metaOf(query, 0) };
  });
  const as = { role: 'hr', team_role: null } as const;
  const html = await answeredMarkupOf(<CompanyInvoicesPage />, { as, address: '/hr/invoices' });
  expect(linksIn(html).get('Create your company')).toBe('/profile/setup/hr');
  expect(isAsked).toBe(false);
});
