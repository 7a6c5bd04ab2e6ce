import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import type { Gstr1Section } from '../../../contract/money/gstr1-sections.ts';
import { paise } from '../../../contract/money/paise.ts';
import { textOfPdf } from '../../../web/features/profile/reading/formats/pdf.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { makeAttempts } from '../../test/attempts.ts';
import { openCompany, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { register, registerAdmin } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { issueCreditNote, issueInvoice } from './invoices.ts';
import { keepSeller } from './seller.ts';

const SELLER = {
  name: 'Vritti Jobs Private Limited',
  address: '14 Residency Road, Bengaluru 560025',
  gstin: '29AAACV1234F1ZL',
  state: '29',
} as const;

const details = {
  name: 'Kaveri Mills Private Limited',
  address: '7 Mill Road, Pune',
  pin: '411001',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
} as const;

let payments = 0;

const portal = await openPortal();
await keepSeller(portal.db, SELLER);
const admin = await registerAdmin(portal);

const seeker = () => register(portal, { name: 'Asha Rao' });
const owner = async () => registerRecruiter(portal, (await openCompany(portal)).id);

const issue = (as: Session, taxable: number, now = new Date()) =>
  portal.db.transaction().execute((trx) =>
    issueInvoice(
      trx,
      {
        accountId: as.user.id,
        payment: { id: (payments += 1), paidAt: now },
        lines: [
          {
            description: 'Growth, monthly',
            taxablePaise: paise(taxable),
            periodFrom: '2026-11-22T18:30:00.000Z',
            periodTo: '2026-12-22T18:30:00.000Z',
          },
        ],
      },
      now,
    ),
  );

const credit = (invoiceId: number, total: number, now = new Date()) =>
  portal.db.transaction().execute((trx) =>
    issueCreditNote(
      trx,
      {
        invoiceId,
        totalPaise: paise(total),
        reason: 'Refund within seven days',
        payment: { id: (payments += 1), paidAt: now },
      },
      now,
    ),
  );

const saveBilling = (as: Session, body: object) =>
  portal.call('PUT /barong/resource/billing_details', { as, body: body as never });

const listOf = async (as: Session) =>
  (await portal.call('GET /barong/resource/invoices', { as })).body;

const open = (as: Session, id: number) =>
  portal.app.inject({
    url: `/api/v2/barong/resource/invoices/${id}/document.pdf`,
    headers: { authorization: `Bearer ${as.token}` },
  });

const textOf = async (pdf: Buffer) =>
  (await textOfPdf(new Uint8Array(pdf))).lines.map((line) => line.text).join('\n');

describe('billing details', () => {
  test('are stored for a company, and appear on its next invoice', async () => {
    const as = await owner();
    const path = 'GET /barong/resource/billing_details';
    expect((await portal.call(path, { as })).body).toEqual({ billing: null });
    const { body } = await saveBilling(as, {
      ...details,
      gstin: ' 27aapfu0939f1zv ',
      pin: '411 001',
    });
    expect(body).toEqual({ ...details, updated_at: expect.any(String) as string, version: 1 });
    expect((await portal.call(path, { as })).body).toEqual({ billing: body });
    await saveBilling(as, { ...details, address: '1 New Road, Nagpur' });
    const { id } = await issue(as, 299_900);
    const text = await textOf((await open(as, id)).rawPayload);
    expect(text).toContain('1 New Road, Nagpur 411001');
    expect(text).toContain('GSTIN: 27AAPFU0939F1ZV');
    expect(text).toContain('IGST 18 %');
  });

  test('of a seeker need no GSTIN', async () => {
    const as = await seeker();
    const { status, body } = await saveBilling(as, { ...details, gstin: '' });
    expect([status, body.gstin]).toEqual([200, null]);
  });

  test.each([
    [{ pin: '041100' }, 'resource.billing.invalid_pin'],
    [{ gstin: '27AAPFU0939F1ZW' }, 'resource.billing.invalid_gstin'],
    [{ state: '29' }, 'resource.billing.other_state'],
    [{ state: '99' }, 'request.missing'],
    [{ name: '' }, 'request.missing'],
  ])('with %j are refused', async (wrong, code) => {
    const { status, body } = await saveBilling(await seeker(), { ...details, ...wrong });
    expect([status, body.errors]).toEqual([422, [code]]);
  });

  test('are possible for a recruiter only with a company', async () => {
    const as = await register(portal, { role: 'hr' });
    const { status, body } = await saveBilling(as, details);
    expect([status, body.errors]).toEqual([404, ['resource.hr_profile.not_found']]);
    expect((await listOf(as)).invoices).toEqual([]);
  });
});

describe('invoices', () => {
  test('are listed with their credit notes, for their buyer only', async () => {
    const as = await seeker();
    const invoice = await issue(as, 9_900);
    const note = await credit(invoice.id, invoice.totalPaise);
    const { invoices, meta } = await listOf(as);
    expect(meta.total).toBe(2);
    expect(invoices).toMatchObject([
      { id: note.id, kind: 'credit_note', corrects: invoice.number, total_paise: 11_700 },
      { id: invoice.id, kind: 'invoice', corrects: null, description: 'Growth, monthly' },
    ]);
    const signed = await portal.app.inject({ url: invoices[0]?.pdf_url ?? '' });
    expect(signed.headers['content-type']).toBe('application/pdf');
    expect((await listOf(await seeker())).invoices).toEqual([]);
    const other = await open(await seeker(), invoice.id);
    expect([other.statusCode, other.json().errors]).toEqual([404, ['resource.invoice.not_found']]);
  });

  test('of a company belong to its present owner, no matter who paid', async () => {
    const { companyId, recruiter: as } = await openTeam(portal);
    const invoice = await issue(as, 299_900);
    const colleague = await registerRecruiter(portal, companyId, 'Meera Das');
    expect((await listOf(colleague)).invoices.map(({ id }) => id)).toEqual([invoice.id]);
  });

  test('contain everything that rule 46 requires, and the same again later', async () => {
    const as = await seeker();
    await saveBilling(as, {
      ...details,
      name: 'Asha Rao',
      gstin: null,
      state: '29',
      pin: '560001',
    });
    const { id, number } = await issue(as, 9_900, new Date('2026-11-23T05:00:00Z'));
    const first = await open(as, id);
    const text = await textOf(first.rawPayload);
    for (const said of [
      'Tax invoice',
      number,
      '23 Nov 2026',
      SELLER.name,
      'GSTIN: 29AAACV1234F1ZL',
      'Asha Rao',
      '29 Karnataka',
      '998439',
      '23 Nov 2026 to 22 Dec 2026',
      'Taxable value',
      'CGST 9 %',
      'SGST 9 %',
      '8.91',
      'Round-off',
      '0.18',
      '117.00',
      'One hundred seventeen rupees only',
      'Tax payable on reverse charge: No',
    ]) {
      expect(text).toContain(said);
    }
    await saveBilling(as, { ...details, gstin: null });
    await keepSeller(portal.db);
    const again = await open(as, id);
    await keepSeller(portal.db, SELLER);
    expect(await textOf(again.rawPayload)).toBe(text);
  });

  test('in Hindi are in Hindi', async () => {
    const as = await register(portal, { name: 'आशा राव' });
    await portal.db
      .updateTable('accounts')
      .set({ language: 'hi' })
      .where('id', '=', as.user.id)
      .execute();
    const { id } = await issue(as, 9_900);
    const text = (await textOf((await open(as, id)).rawPayload)).replaceAll(/\s/g, '');
    for (const said of ['टैक्स इनवॉइस', 'आशा राव', 'कर्नाटक', 'एक सौ सत्रह रुपये मात्र']) {
      expect(text).toContain(said.replaceAll(/\s/g, ''));
    }
  });

  test('of a seller without a registration are bills of supply, and are called so', async () => {
    await keepSeller(portal.db);
    const as = await seeker();
    const { id } = await issue(as, 9_900);
    await keepSeller(portal.db, SELLER);
    const text = await textOf((await open(as, id)).rawPayload);
    expect(text).toContain('Bill of supply');
    expect(text).toContain('not registered under GST');
    expect(text).not.toMatch(/[CIS]GST \d/);
  });

  test('are mailed as a PDF, and so are credit notes', async () => {
    const as = await seeker();
    const invoice = await issue(as, 9_900);
    const note = await credit(invoice.id, invoice.totalPaise);
    const mails = await portal.mailsTo(as.user.email);
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set([`Invoice ${invoice.number}`, `Credit note ${note.number}`]),
    );
    for (const { attachments } of mails) {
      expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
    }
  });

  test('are typeset only so often', async () => {
    const as = await seeker();
    const { id } = await issue(as, 9_900);
    await makeAttempts(portal, attemptKey('invoice-paper', { account: as.user.id }), 120);
    expect((await open(as, id)).statusCode).toBe(429);
  });

  test('are erased eight years after their financial year, and not before', async () => {
    const as = await seeker();
    const yearsAgo = (years: number) => new Date(Date.now() - years * 366 * 86_400_000);
    await issue(as, 9_900, yearsAgo(10));
    const young = await issue(as, 9_900, yearsAgo(7));
    await sql`select graphile_worker.add_job('erase_old_invoices')`.execute(portal.db);
    await portal.work();
    expect((await listOf(as)).invoices.map(({ id }) => id)).toEqual([young.id]);
  });
});

describe('the operator', () => {
  const table = async (month: string, section: Gstr1Section) => {
    const { text } = await portal.call('GET /barong/admin/gstr1/table.csv', {
      as: admin,
      query: { month, section },
    });
    return parse(text.replace('\u{FEFF}', ''), { columns: true }) as Record<string, string>[];
  };

  test('finds invoices by number, name, GSTIN, kind and month', async () => {
    const as = await owner();
    await saveBilling(as, { ...details, name: 'Saraswati Looms' });
    const { id, number } = await issue(as, 299_900, new Date('2035-01-31T18:29:00Z'));
    const found = async (query: object) => {
      const { body } = await portal.call('GET /barong/admin/invoices', { as: admin, query });
      return body.invoices.map((one) => one.id);
    };
    expect(await found({ search: number })).toEqual([id]);
    expect(await found({ search: 'saraswati' })).toEqual([id]);
    expect(await found({ search: '27aapfu0939f1zv', month: '2035-01' })).toEqual([id]);
    expect(await found({ month: '2035-02' })).toEqual([]);
    expect(await found({ month: '2035-01', kind: 'credit_note' })).toEqual([]);
    const { body } = await portal.call('GET /barong/admin/invoices', {
      as: admin,
      query: { search: number },
    });
    const pdf = await portal.app.inject({ url: body.invoices[0]?.pdf_url ?? '' });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(body.invoices[0]).toMatchObject({ taxable_paise: 299_900, tax_paise: 53_982 });
  });

  test('gets a month of GSTR-1 in which every rupee appears once', async () => {
    const month = '2036-06';
    const day = new Date('2036-06-15T06:00:00Z');
    const business = await owner();
    await saveBilling(business, details);
    const local = await seeker();
    const far = await seeker();
    await saveBilling(far, { ...details, gstin: null });
    const b2b = await issue(business, 299_900, day);
    await issue(local, 9_900, day);
    await issue(far, 9_900, day);
    const large = await issue(far, 1_00_000_00, day);
    await credit(b2b.id, 118_000, day);
    await credit(large.id, 59_000_00, day);
    const smallFar = await issue(far, 9_900, day);
    await credit(smallFar.id, smallFar.totalPaise, day);

    expect(await table(month, 'b2b')).toEqual([
      {
        'GSTIN/UIN of Recipient': details.gstin,
        'Receiver Name': details.name,
        'Invoice Number': b2b.number,
        'Invoice date': '15-Jun-2036',
        'Invoice Value': '3539.00',
        'Place Of Supply': '27-Maharashtra',
        'Reverse Charge': 'N',
        'Applicable % of Tax Rate': '',
        'Invoice Type': 'Regular B2B',
        'E-Commerce GSTIN': '',
        Rate: '18',
        'Taxable Value': '2999.00',
        'Cess Amount': '',
      },
    ]);
    expect(await table(month, 'b2cl')).toMatchObject([
      {
        'Invoice Number': large.number,
        'Invoice Value': '118000.00',
        'Taxable Value': '100000.00',
      },
    ]);
    expect(await table(month, 'b2cs')).toMatchObject([
      { 'Place Of Supply': '27-Maharashtra', 'Taxable Value': '99.00' },
      { 'Place Of Supply': '29-Karnataka', 'Taxable Value': '99.00' },
    ]);
    expect(await table(month, 'cdnr')).toMatchObject([
      { 'Note Type': 'C', 'Note Value': '1180.00', 'Taxable Value': '999.95' },
    ]);
    expect(await table(month, 'cdnur')).toMatchObject([
      { 'UR Type': 'B2CL', 'Taxable Value': '50000.00' },
    ]);
    expect(await table(month, 'hsn_b2b')).toMatchObject([
      { HSN: '998365', 'Taxable Value': '1999.05', 'Integrated Tax Amount': '359.83' },
    ]);
    expect(await table(month, 'hsn_b2c')).toMatchObject([
      { HSN: '998439', 'Taxable Value': '50198.00', 'Central Tax Amount': '8.91' },
    ]);
    expect(await table(month, 'docs')).toMatchObject([
      { 'Nature of Document': 'Credit Note', 'Total Number': '3', Cancelled: '0' },
      {
        'Nature of Document': 'Invoices for outward supply',
        'Sr. No. From': 'INV3637/000001',
        'Sr. No. To': 'INV3637/000005',
        'Total Number': '5',
      },
    ]);
    const { body } = await portal.call('GET /barong/admin/gstr1', { as: admin, query: { month } });
    expect(Object.fromEntries(body.tables.map(({ section, rows }) => [section, rows]))).toEqual({
      b2b: 1,
      b2cl: 1,
      b2cs: 2,
      cdnr: 1,
      cdnur: 1,
      hsn_b2b: 1,
      hsn_b2c: 1,
      docs: 2,
    });
  });

  test('gets a table without rows, and none for an impossible month', async () => {
    expect(await table('2050-01', 'b2b')).toEqual([]);
    const { status, body } = await portal.call('GET /barong/admin/gstr1', {
      as: admin,
      query: { month: '2026-13' },
    });
    expect([status, body.errors]).toEqual([422, ['request.invalid_value']]);
  });

  test('finds nothing in it that was sold without a registration', async () => {
    await keepSeller(portal.db);
    await issue(await seeker(), 9_900, new Date('2051-06-15T06:00:00Z'));
    await keepSeller(portal.db, SELLER);
    expect(await table('2051-06', 'docs')).toEqual([]);
  });
});
