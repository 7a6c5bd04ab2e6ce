import { Readable } from 'node:stream';
import type { Answer } from '../../../contract/endpoint.ts';
import type { invoices as endpoints } from '../../../contract/money/invoices.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db } from '../../platform/database.ts';
import type { FileAnswer } from '../../platform/endpoints.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import { orRefuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import type { SignedAddress } from '../../platform/files/signed-addresses.ts';
import { billedFor } from './billing.ts';
import { paperOf } from './paper.ts';
import {
  findWhole,
  type InvoiceListed,
  listAll,
  listOfBuyer,
  type WholeInvoice,
} from './queries.ts';

type Listed = Answer<(typeof endpoints)['GET /barong/resource/invoices']>;
type AllListed = Answer<(typeof endpoints)['GET /barong/admin/invoices']>;

const PAPERS_AN_HOUR = 120;

const present = (row: InvoiceListed, pdf_url: string) => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  issued_at: row.issued_at,
  description: row.lines.map(({ description }) => description).join(', '),
  total_paise: row.total_paise,
  corrects: row.corrects,
  pdf_url,
});

/** A seeker's own, or those of a recruiter's company; empty before a recruiter has one. */
export async function readInvoices(
  { db, addressOf }: { db: Db; addressOf: SignedAddress },
  buyer: SignedIn,
  paging: Paging,
): Promise<Listed> {
  const { rows, meta } = await listOfBuyer(db, billedFor(buyer), paging);
  const address = 'GET /barong/resource/invoices/:id/document.pdf';
  return { invoices: rows.map((row) => present(row, addressOf(address, { id: row.id }))), meta };
}

export async function readAllInvoices(
  { db, addressOf }: { db: Db; addressOf: SignedAddress },
  query: Parameters<typeof listAll>[1],
): Promise<AllListed> {
  const { rows, meta } = await listAll(db, query);
  const address = 'GET /barong/admin/invoices/:id/document.pdf';
  return {
    invoices: rows.map((row) => ({
      ...present(row, addressOf(address, { id: row.id })),
      buyer: { name: row.buyer.name, gstin: row.buyer.gstin },
      taxable_paise: row.taxable_paise,
      tax_paise: row.cgst_paise + row.sgst_paise + row.igst_paise,
    })),
    meta,
  };
}

export async function openInvoice(db: Db, reader: SignedIn, id: number): Promise<FileAnswer> {
  await countAttempt(db, {
    key: attemptKey('invoice-paper', { account: reader.id }),
    most: PAPERS_AN_HOUR,
    seconds: HOUR_SECONDS,
  });
  const invoice = orRefuse(
    await findWhole(db, id, reader.role === 'admin' ? undefined : billedFor(reader)),
    'resource.invoice.not_found',
  );
  return {
    name: fileName(invoice),
    mediaType: 'application/pdf',
    content: Readable.from([await paperOf(invoice)]),
    inline: true,
  };
}

/** Numbers contain slashes, which file names cannot. */
export const fileName = ({ number }: Pick<WholeInvoice, 'number'>): string =>
  `${number.replaceAll('/', '-')}.pdf`;
