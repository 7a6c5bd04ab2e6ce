import { creditOf } from '../../../contract/money/credits.ts';
import { sacOf } from '../../../contract/money/gst.ts';
import {
  financialYearOf,
  type InvoiceKind,
  invoiceNumber,
} from '../../../contract/money/invoice-numbers.ts';
import type { InvoiceLine, Party } from '../../../contract/money/invoice-parts.ts';
import { type Paise, paise } from '../../../contract/money/paise.ts';
import { amountsOfSale, saleOf } from '../../../contract/money/sales.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { addTask } from '../../platform/tasks.ts';
import {
  amountsOf,
  columnsOf,
  findBuyer,
  getBuyer,
  insertInvoice,
  lockInvoice,
  sumOfCredits,
  takeSerial,
} from './queries.ts';
import { readSeller } from './seller.ts';

/** The task that mails an invoice or a credit note to the person who paid. */
const MAIL_INVOICE = 'mail_invoice';

/** What identifies an invoice or a credit note, and its amounts. */
export interface Issued {
  id: number;
  number: string;
  taxablePaise: Paise;
  /** All taxes together. */
  taxPaise: Paise;
  totalPaise: Paise;
}

/**
 * What somebody has to pay for an amount before tax, rounded to the rupee, as their invoice will say. If the account
 * is gone, the buyer's address counts as unknown.
 */
export async function readCharge(
  db: Db,
  accountId: number | null,
  taxablePaise: Paise,
): Promise<{ taxPaise: Paise; totalPaise: Paise }> {
  const seller = await readSeller(db);
  const buyer = accountId === null ? undefined : await findBuyer(db, accountId);
  const amounts = amountsOfSale(taxablePaise, seller, buyer ?? { gstin: null, state: null });
  return { taxPaise: taxIn(amounts), totalPaise: amounts.totalPaise };
}

/** What an invoice is about. */
interface Invoiced {
  accountId: number;
  payment: { id: number; paidAt: Date | string; amountPaise?: Paise };
  lines: readonly InvoiceLine[];
}

/**
 * Issues the invoice of a payment, in the transaction in which the payment takes effect. It copies
 * the present details of seller and buyer, and is mailed. If `amountPaise`, the amount that was
 * paid, is given, the total is exactly that. A payment has one invoice: a second one violates the
 * unique index and aborts the transaction.
 */
export async function issueInvoice(
  trx: Trx,
  invoiced: Invoiced,
  now = new Date(),
): Promise<Issued> {
  const issued = await writeInvoice(trx, invoiced, now);
  await addTask(trx, MAIL_INVOICE, { id: issued.id });
  return issued;
}

/** `issueInvoice` without the mail, as for one of a month that is over. */
export async function writeInvoice(
  trx: Trx,
  { accountId, payment, lines }: Invoiced,
  now: Date,
): Promise<Issued> {
  const [seller, buyer] = [await readSeller(trx), await getBuyer(trx, accountId)];
  const sale = saleOf(lines, { seller, buyer, paid: payment.amountPaise });
  const numbered = await nextNumber(trx, 'invoice', now);
  const row = await insertInvoice(trx, {
    ...numbered,
    account_id: buyer.id,
    company_id: buyer.company_id,
    payment_id: payment.id,
    paid_at: payment.paidAt,
    language: buyer.language,
    seller: JSON.stringify(seller),
    buyer: JSON.stringify(partyOf(buyer)),
    place_of_supply: sale.place,
    sac: sacOf[buyer.role === 'hr' ? 'hr' : 'user'],
    lines: JSON.stringify(sale.lines),
    ...columnsOf(sale.amounts),
  });
  return issuedOf(row, sale.amounts);
}

/** What a credit note is about. */
interface Credited {
  invoiceId: number;
  /** The refunded amount including its tax. */
  totalPaise: Paise;
  reason: string;
  payment: { id: number; paidAt: Date | string };
}

/**
 * Issues a credit note over part of an invoice, or over the rest of it, in the transaction of the refund. Throws a
 * RangeError if all its notes together would exceed the invoice.
 */
export async function issueCreditNote(
  trx: Trx,
  credited: Credited,
  now = new Date(),
): Promise<Issued> {
  const issued = await writeCreditNote(trx, credited, now);
  await addTask(trx, MAIL_INVOICE, { id: issued.id });
  return issued;
}

/** `issueCreditNote` without the mail. */
export async function writeCreditNote(
  trx: Trx,
  { invoiceId, totalPaise, reason, payment }: Credited,
  now: Date,
): Promise<Issued> {
  const invoice = await lockInvoice(trx, invoiceId);
  const amounts = creditOf(amountsOf(invoice), await sumOfCredits(trx, invoiceId), totalPaise);
  if (!amounts) throw new RangeError(`more than is left of invoice ${invoice.number}`);
  const [first, last] = [invoice.lines.at(0), invoice.lines.at(-1)];
  const line = {
    description: invoice.lines.map(({ description }) => description).join(', '),
    taxablePaise: amounts.taxablePaise,
    periodFrom: first?.periodFrom,
    periodTo: last?.periodTo,
  };
  const row = await insertInvoice(trx, {
    ...(await nextNumber(trx, 'credit_note', now)),
    account_id: invoice.account_id,
    company_id: invoice.company_id,
    payment_id: payment.id,
    paid_at: payment.paidAt,
    corrects_id: invoice.id,
    reason,
    language: invoice.language,
    seller: JSON.stringify(invoice.seller),
    buyer: JSON.stringify(invoice.buyer),
    place_of_supply: invoice.place_of_supply,
    sac: invoice.sac,
    lines: JSON.stringify([line]),
    ...columnsOf(amounts),
  });
  return issuedOf(row, amounts);
}

/** This counter should be locked last before the transaction ends, because all others wait for it. */
async function nextNumber(trx: Trx, kind: InvoiceKind, now: Date) {
  const year = financialYearOf(now);
  const { last: serial, last_at: issued_at } = await takeSerial(trx, kind, year, now);
  return { kind, year, serial, issued_at, number: invoiceNumber(kind, year, serial) };
}

const taxIn = ({
  cgstPaise,
  sgstPaise,
  igstPaise,
}: Record<'cgstPaise' | 'sgstPaise' | 'igstPaise', Paise>): Paise =>
  paise(cgstPaise + sgstPaise + igstPaise);

const issuedOf = (
  row: { id: number; number: string },
  amounts: ReturnType<typeof amountsOf>,
): Issued => ({
  ...row,
  taxablePaise: amounts.taxablePaise,
  taxPaise: taxIn(amounts),
  totalPaise: amounts.totalPaise,
});

const partyOf = ({
  name,
  address,
  pin,
  state,
  gstin,
}: Awaited<ReturnType<typeof getBuyer>>): Party => ({
  name,
  address: address ?? '',
  pin: pin ?? '',
  state,
  gstin,
});
