import { type Insertable, sql, type SqlBool } from 'kysely';
import type { Paging } from '../../../contract/lists.ts';
import type { Amounts } from '../../../contract/money/credits.ts';
import type { InvoiceKind } from '../../../contract/money/invoice-numbers.ts';
import type { Seller } from '../../../contract/money/invoice-parts.ts';
import { type Paise, paise } from '../../../contract/money/paise.ts';
import type { Database } from '../../../db/schema.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { isInDays, today } from '../../platform/calendar/days-in-india.ts';
import { containing } from '../../platform/like.ts';
import { pageOf, pageOfLong } from '../../platform/page.ts';

export const findSeller = (db: Db): Promise<Seller | undefined> =>
  db.selectFrom('invoice_seller').select(['name', 'address', 'gstin', 'state']).executeTakeFirst();

export async function putSeller(db: Db, seller: Seller): Promise<void> {
  await db
    .insertInto('invoice_seller')
    .values(seller)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(seller))
    .execute();
}

const buyerOf = (db: Db, accountId: number) =>
  db
    .selectFrom('accounts')
    .leftJoin('companies', 'companies.id', 'accounts.company_id')
    .leftJoin('billing_details', (join) =>
      join.on((row) =>
        row.or([
          row('billing_details.company_id', '=', row.ref('accounts.company_id')),
          row('billing_details.account_id', '=', row.ref('accounts.id')),
        ]),
      ),
    )
    .select([
      'accounts.id',
      'accounts.role',
      'accounts.language',
      'accounts.company_id',
      sql<string>`coalesce(billing_details.name, companies.name, accounts.name)`.as('name'),
      'billing_details.address',
      'billing_details.pin',
      'billing_details.state',
      'billing_details.gstin',
    ])
    .where('accounts.id', '=', accountId);

/** An account as a buyer, with the billing details of the person or their company. */
export const getBuyer = (db: Db, accountId: number) =>
  buyerOf(db, accountId).executeTakeFirstOrThrow();

/** The same; undefined if the account does not exist any more. */
export const findBuyer = (db: Db, accountId: number) => buyerOf(db, accountId).executeTakeFirst();

/**
 * The next number of a series with its time, which is never before that of the previous number. Others wait until
 * this transaction ends; if it is rolled back, they get the number.
 */
export const takeSerial = (trx: Trx, kind: InvoiceKind, year: number, at: Date) =>
  trx
    .insertInto('invoice_counters')
    .values({ kind, year, last: 1, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet({
        last: sql<number>`invoice_counters.last + 1`,
        last_at: sql<string>`greatest(invoice_counters.last_at, excluded.last_at)`,
      }),
    )
    .returning(['last', 'last_at'])
    .executeTakeFirstOrThrow();

export const insertInvoice = (trx: Trx, invoice: Insertable<Database['invoices']>) =>
  trx.insertInto('invoices').values(invoice).returning(['id', 'number']).executeTakeFirstOrThrow();

/** An invoice, locked so that nobody else credits it meanwhile. */
export const lockInvoice = (trx: Trx, id: number) =>
  trx
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'invoice')
    .forUpdate()
    .executeTakeFirstOrThrow();

export async function sumOfCredits(trx: Trx, invoiceId: number): Promise<Paise> {
  const { sum } = await trx
    .selectFrom('invoices')
    .select(sql<number>`coalesce(sum(total_paise), 0)::bigint`.as('sum'))
    .where('corrects_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return paise(sum);
}

export const columnsOf = (amounts: Amounts) => ({
  taxable_paise: amounts.taxablePaise,
  cgst_paise: amounts.cgstPaise,
  sgst_paise: amounts.sgstPaise,
  igst_paise: amounts.igstPaise,
  round_off_paise: amounts.roundOffPaise,
  total_paise: amounts.totalPaise,
});

export const amountsOf = (
  row: Pick<
    { [C in keyof ReturnType<typeof columnsOf>]: Paise },
    keyof ReturnType<typeof columnsOf>
  >,
): Amounts => ({
  taxablePaise: row.taxable_paise,
  cgstPaise: row.cgst_paise,
  sgstPaise: row.sgst_paise,
  igstPaise: row.igst_paise,
  roundOffPaise: row.round_off_paise,
  totalPaise: row.total_paise,
});

/** Whose billing details they are: the person's own, or their company's. */
export type Billed = { account_id: number } | { company_id: number };

const billingColumns = [
  'name',
  'address',
  'pin',
  'state',
  'gstin',
  'updated_at',
  'version',
] as const;

export const findBilling = (db: Db, billed: Billed) =>
  db
    .selectFrom('billing_details')
    .select(billingColumns)
    .where((row) => row.and(billed))
    .executeTakeFirst();

type Details = Pick<
  Insertable<Database['billing_details']>,
  'name' | 'address' | 'pin' | 'state' | 'gstin'
>;

const changed = (details: Details) => ({
  ...details,
  updated_at: sql<string>`now()`,
  version: sql<number>`billing_details.version + 1`,
});

/**
 * Stores billing details if their present version is `version`: 0 if there are none yet; null accepts any. Undefined
 * if they have another version, or are gone.
 */
export const putBilling = (db: Db, billed: Billed, details: Details, version: number | null) =>
  version === null || version === 0
    ? db
        .insertInto('billing_details')
        .values({ ...billed, ...details })
        .onConflict((conflict) => {
          const column = conflict.column('account_id' in billed ? 'account_id' : 'company_id');
          return version === null ? column.doUpdateSet(changed(details)) : column.doNothing();
        })
        .returning(billingColumns)
        .executeTakeFirst()
    : db
        .updateTable('billing_details')
        .set(changed(details))
        .where((row) => row.and(billed))
        .where('version', '=', version)
        .returning(billingColumns)
        .executeTakeFirst();

const listed = [
  'invoices.id',
  'invoices.kind',
  'invoices.number',
  'invoices.issued_at',
  'invoices.lines',
  'invoices.buyer',
  'invoices.taxable_paise',
  'invoices.cgst_paise',
  'invoices.sgst_paise',
  'invoices.igst_paise',
  'invoices.total_paise',
  'corrected.number as corrects',
] as const;

/** Invoices and credit notes, newest first. */
const invoicesOf = (db: Db) =>
  db
    .selectFrom('invoices')
    .leftJoin('invoices as corrected', 'corrected.id', 'invoices.corrects_id')
    .orderBy('invoices.issued_at', 'desc')
    .orderBy('invoices.id', 'desc');

const isOf = (billed: Billed) =>
  'account_id' in billed
    ? sql<SqlBool>`invoices.account_id = ${billed.account_id} and invoices.company_id is null`
    : sql<SqlBool>`invoices.company_id = ${billed.company_id}`;

export const listOfBuyer = (db: Db, billed: Billed, paging: Paging) =>
  pageOf(invoicesOf(db).select(listed).where(isOf(billed)), paging);

export type InvoiceListed = Awaited<ReturnType<typeof listOfBuyer>>['rows'][number];

export const listAll = (
  db: Db,
  {
    search,
    kind,
    month,
    ...paging
  }: Paging & { search: string; kind?: InvoiceKind | undefined; month?: string | undefined },
) => {
  let query = invoicesOf(db).select(listed);
  if (kind) query = query.where('invoices.kind', '=', kind);
  if (month) query = query.where(isInMonth(month));
  if (search) {
    query = query.where((row) =>
      row.or([
        row('invoices.number', 'ilike', containing(search)),
        row(sql<string>`invoices.buyer ->> 'gstin'`, '=', search.toUpperCase()),
        row(sql<string>`invoices.buyer ->> 'name'`, 'ilike', containing(search)),
      ]),
    );
  }
  return pageOfLong(query, paging);
};

/** A month as `YYYY-MM`, in India's calendar. */
const isInMonth = (month: string) =>
  isInDays('invoices.issued_at', { from: `${month}-01`, to: lastDayOf(month) });

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

const whole = (db: Db) =>
  invoicesOf(db)
    .selectAll('invoices')
    .select(['corrected.number as corrects', 'corrected.issued_at as corrected_at'])
    .select(['corrected.total_paise as corrected_total']);

/**
 * An invoice or credit note with everything on it: one of this buyer's, or without `billed`
 * anybody's.
 */
export const findWhole = (db: Db, id: number, billed?: Billed) => {
  const one = whole(db).where('invoices.id', '=', id);
  return (billed ? one.where(isOf(billed)) : one).executeTakeFirst();
};

export type WholeInvoice = NonNullable<Awaited<ReturnType<typeof findWhole>>>;

/** Everything that a registered seller issued in a month, in the order of its numbers. */
export const listTaxed = (db: Db, month: string) =>
  whole(db)
    .clearOrderBy()
    .where(isInMonth(month))
    .where(sql<SqlBool>`invoices.seller ->> 'gstin' is not null`)
    .orderBy('invoices.kind')
    .orderBy('invoices.year')
    .orderBy('invoices.serial')
    .execute();

/** The person an invoice is mailed to; undefined once their account is gone. */
export const findReader = (db: Db, id: number) =>
  db
    .selectFrom('accounts')
    .select(['email', 'name', 'language'])
    .where('id', '=', id)
    .where('state', '<>', 'deleted')
    .executeTakeFirst();

/** Those whose eight years are over; an invoice is kept as long as a credit note to it. */
export async function deleteOldInvoices(db: Db): Promise<void> {
  await sql`
    delete from invoices where make_date(year + 9, 4, 1) <= ${today}
      and not exists (select from invoices as note where note.corrects_id = invoices.id
        and make_date(note.year + 9, 4, 1) > ${today})`.execute(db);
}
