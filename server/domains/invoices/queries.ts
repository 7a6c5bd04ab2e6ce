import { type Insertable, sql } from 'kysely';
import type { Amounts } from '../../../contract/money/credits.ts';
import type { InvoiceKind } from '../../../contract/money/invoice-numbers.ts';
import type { Seller } from '../../../contract/money/invoice-parts.ts';
import { type Paise, paise } from '../../../contract/money/paise.ts';
import type { Database } from '../../../db/schema.ts';
import type { Db, Trx } from '../../platform/database.ts';

export const findSeller = (db: Db): Promise<Seller | undefined> =>
  db.selectFrom('invoice_seller').select(['name', 'address', 'gstin', 'state']).executeTakeFirst();

export async function putSeller(db: Db, seller: Seller): Promise<void> {
  await db
    .insertInto('invoice_seller')
    .values(seller)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(seller))
    .execute();
}

/** Who an account is as a buyer, with the details that they, or their company, have given. */
export const findBuyer = (db: Db, accountId: number) =>
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
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();

/**
 * The next number of a series and its moment, which is never before the one of the number before. Others wait for
 * this transaction to end; if it is rolled back, the number is theirs.
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

/** An invoice that nobody else credits meanwhile. */
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
    .select(sql<number>`coalesce(sum(taxable_paise), 0)::bigint`.as('sum'))
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

/** Whose billing details: their own, or those of their company. */
export type Billed = { account_id: number } | { company_id: number };

const billingColumns = ['name', 'address', 'pin', 'state', 'gstin', 'updated_at'] as const;

export const findBilling = (db: Db, billed: Billed) =>
  db
    .selectFrom('billing_details')
    .select(billingColumns)
    .where((row) => row.and(billed))
    .executeTakeFirst();

export const putBilling = (
  db: Db,
  billed: Billed,
  details: Pick<
    Insertable<Database['billing_details']>,
    'name' | 'address' | 'pin' | 'state' | 'gstin'
  >,
) =>
  db
    .insertInto('billing_details')
    .values({ ...billed, ...details })
    .onConflict((conflict) =>
      conflict
        .column('account_id' in billed ? 'account_id' : 'company_id')
        .doUpdateSet({ ...details, updated_at: sql<string>`now()` }),
    )
    .returning(billingColumns)
    .executeTakeFirstOrThrow();
