import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { InvoiceLine } from '../../../contract/money/invoice-parts.ts';
import { type Paise, paise } from '../../../contract/money/paise.ts';
import { addCompany, addRecruiter, addSeeker } from '../../../db/world/people.ts';
import { openPortal } from '../../test/portal.ts';
import { issueCreditNote, issueInvoice, readCharge } from './invoices.ts';
import { keepSeller } from './seller.ts';

const SELLER = {
  name: 'Vritti Jobs Private Limited',
  address: '14 Residency Road, Bengaluru 560025',
  gstin: '29AAACV1234F1ZL',
  state: '29',
} as const;
const PAID_AT = '2026-11-23T05:00:00.000Z';

let payments = 0;

const portal = await openPortal();
await keepSeller(portal.db, SELLER);
const accountId: number = (await addSeeker(portal.db, { name: 'Asha Rao' })).id;

const line = (taxable: number): InvoiceLine => ({
  description: 'Plus, monthly',
  taxablePaise: paise(taxable),
  periodFrom: '2026-11-23T05:00:00.000Z',
  periodTo: '2026-12-23T05:00:00.000Z',
});

interface Options {
  as?: number;
  lines?: InvoiceLine[];
  amountPaise?: Paise;
  now?: Date;
  fails?: boolean;
}

const issue = ({ as = accountId, lines = [line(9_900)], amountPaise, now, fails }: Options = {}) =>
  portal.db.transaction().execute(async (trx) => {
    const payment = {
      id: (payments += 1),
      paidAt: PAID_AT,
      ...(amountPaise ? { amountPaise } : {}),
    };
    const issued = await issueInvoice(trx, { accountId: as, payment, lines }, now);
    if (fails) throw new Error('rolled back');
    return issued;
  });

const credit = (invoiceId: number, total: number) =>
  portal.db.transaction().execute((trx) =>
    issueCreditNote(trx, {
      invoiceId,
      totalPaise: paise(total),
      reason: 'Refund',
      payment: { id: (payments += 1), paidAt: PAID_AT },
    }),
  );

const rowOf = (id: number) =>
  portal.db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const details = {
  name: 'Kaveri Mills Private Limited',
  address: '7 Mill Road, Pune',
  pin: '411001',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
} as const;

describe('an invoice', () => {
  test('for a buyer without a known address is supplied in the seller’s state', async () => {
    const { id, totalPaise } = await issue();
    expect(totalPaise).toBe(11_700);
    expect(await rowOf(id)).toMatchObject({
      kind: 'invoice',
      seller: SELLER,
      buyer: { name: 'Asha Rao', address: '', pin: '', state: null, gstin: null },
      place_of_supply: '29',
      sac: '998439',
      taxable_paise: 9_900,
      cgst_paise: 891,
      sgst_paise: 891,
      igst_paise: 0,
      round_off_paise: 18,
    });
  });

  test('for a company in another state has IGST, and keeps its details when the company changes them', async () => {
    const company = await addCompany(portal.db);
    const recruiter = await addRecruiter(portal.db, company.id);
    await portal.db
      .insertInto('billing_details')
      .values({ company_id: company.id, ...details })
      .execute();
    const { id } = await issue({ as: recruiter.id, lines: [line(299_900)] });
    await portal.db
      .updateTable('billing_details')
      .set({ address: '1 New Road, Nagpur' })
      .where('company_id', '=', company.id)
      .execute();
    expect(await rowOf(id)).toMatchObject({
      buyer: details,
      company_id: company.id,
      place_of_supply: '27',
      sac: '998365',
      cgst_paise: 0,
      igst_paise: 53_982,
      round_off_paise: 18,
      total_paise: 353_900,
    });
  });

  test('is for the amount that the checkout asked for', async () => {
    const { totalPaise, taxPaise } = await issue({ lines: [line(12_345)] });
    expect(await readCharge(portal.db, accountId, paise(12_345))).toEqual({ totalPaise, taxPaise });
  });

  test('is for what was paid, to the paisa', async () => {
    const { id, totalPaise } = await issue({ lines: [line(9_900)], amountPaise: paise(11_682) });
    expect(totalPaise).toBe(11_682);
    expect((await rowOf(id)).round_off_paise).toBe(0);
  });

  test('from a seller without a registration has no tax, even if some was computed before', async () => {
    await keepSeller(portal.db);
    const lines = [line(9_900), line(100)];
    const { id } = await issue({ lines, amountPaise: paise(11_800) });
    await keepSeller(portal.db, SELLER);
    const row = await rowOf(id);
    expect(row).toMatchObject({
      place_of_supply: null,
      taxable_paise: 11_800,
      cgst_paise: 0,
      sgst_paise: 0,
      igst_paise: 0,
      total_paise: 11_800,
    });
    expect(row.lines.map(({ taxablePaise }) => taxablePaise)).toEqual([11_682, 118]);
  });

  test('has the tax included in what was paid if the seller has registered in the meantime', async () => {
    const { id } = await issue({ lines: [line(9_900)], amountPaise: paise(9_900) });
    expect(await rowOf(id)).toMatchObject({
      taxable_paise: 8_390,
      cgst_paise: 755,
      sgst_paise: 755,
      round_off_paise: 0,
      total_paise: 9_900,
    });
  });

  test('is issued once for each payment', async () => {
    await issue();
    payments -= 1;
    await expect(issue()).rejects.toThrow('invoices_of_payment');
  });

  test.each([
    `update invoices set total_paise = 1, round_off_paise = 1 - taxable_paise - cgst_paise - sgst_paise - igst_paise`,
    `update invoices set buyer = '{}'`,
    `update invoices set account_id = (select max(id) from accounts)`,
    `delete from invoices`,
    `truncate invoices`,
  ])('is what it is: the database refuses %s', async (statement) => {
    await addSeeker(portal.db);
    await issue();
    await expect(sql.raw(statement).execute(portal.db)).rejects.toThrow('invoices never change');
  });

  test('is numbered from one each April in India', async () => {
    const late = await issue({ now: new Date('2031-03-31T18:29:59Z') });
    const early = await issue({ now: new Date('2031-03-31T18:30:00Z') });
    expect([late.number, early.number]).toEqual(['INV3031/000001', 'INV3132/000001']);
  });
});

describe('credit notes', () => {
  test('together give back an invoice to the paisa, and never more', async () => {
    const invoice = await issue({ lines: [line(299_933)] });
    const notes = [await credit(invoice.id, 118_000), await credit(invoice.id, 39)];
    await expect(credit(invoice.id, invoice.totalPaise - 118_038)).rejects.toThrow(RangeError);
    notes.push(await credit(invoice.id, invoice.totalPaise - 118_039));
    await expect(credit(invoice.id, 1)).rejects.toThrow(RangeError);
    const sum = (of: (note: { totalPaise: number; taxPaise: number }) => number) =>
      notes.reduce((total, note) => total + of(note), 0);
    expect(sum(({ totalPaise }) => totalPaise)).toBe(invoice.totalPaise);
    expect(sum(({ taxPaise }) => taxPaise)).toBe(invoice.taxPaise);
    expect(notes.every(({ number }) => number.startsWith('CRN'))).toBe(true);
  });

  test('issued at once do not exceed the invoice either', async () => {
    const invoice = await issue({ lines: [line(9_900)] });
    const tried = await Promise.allSettled(
      [1, 2, 3].map(() => credit(invoice.id, invoice.totalPaise)),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('name the states and the buyer of their invoice', async () => {
    const invoice = await issue();
    const { id } = await credit(invoice.id, invoice.totalPaise);
    const { buyer, seller, place_of_supply } = await rowOf(invoice.id);
    expect(await rowOf(id)).toMatchObject({
      kind: 'credit_note',
      corrects_id: invoice.id,
      reason: 'Refund',
      buyer,
      seller,
      place_of_supply,
    });
  });
});

test('numbers have no gaps and no duplicates, however many are issued at once and rolled back', async () => {
  let year = 2040;
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ fails: fc.boolean(), taxable: fc.integer({ min: 1, max: 9_999_999 }) }),
        {
          minLength: 1,
          maxLength: 24,
        },
      ),
      async (tries) => {
        const now = new Date(Date.UTC((year += 1), 6));
        await Promise.allSettled(
          tries.map(({ fails, taxable }) => issue({ fails, lines: [line(taxable)], now })),
        );
        const rows = await portal.db
          .selectFrom('invoices')
          .selectAll()
          .where('year', '=', year)
          .orderBy('serial')
          .execute();
        const kept = tries.filter(({ fails }) => !fails).length;
        expect(rows.map(({ serial }) => serial)).toEqual(
          Array.from({ length: kept }, (_, index) => index + 1),
        );
        for (const row of rows) {
          expect(
            row.taxable_paise +
              row.cgst_paise +
              row.sgst_paise +
              row.igst_paise +
              row.round_off_paise,
          ).toBe(row.total_paise);
        }
      },
    ),
    { numRuns: 25 },
  );
});
