import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { paise } from '../../../contract/money/paise.ts';
import { openPortal } from '../../test/portal.ts';
import { refuseDifferences, refuseNewDifferences } from './check.ts';
import { enter, readBalances, readBalancesOf } from './ledger.ts';

const portal = await openPortal();

const newPayment = async () => {
  const values = {
    gateway: 'sandbox',
    taxable_paise: paise(100),
    amount_paise: paise(118),
  } as const;
  const row = portal.db.insertInto('payments').values(values).returning('id');
  return (await row.executeTakeFirstOrThrow()).id;
};

const inBooks = (paymentId: number, amounts: Parameters<typeof enter>[2]) =>
  portal.db.transaction().execute((trx) => enter(trx, paymentId, amounts));

const sale = { paid: paise(353_882), sold: paise(299_900), taxed: paise(53_982) };

test('a payment that was sold and taxed leaves nothing owed by or to its customer', async () => {
  const id = await newPayment();
  await inBooks(id, sale);
  expect(await readBalancesOf(portal.db, id)).toMatchObject({
    customers: 0,
    gateway: 353_882,
    sales: -299_900,
    tax: -53_982,
  });
});

test('a refund reverses all of it', async () => {
  const id = await newPayment();
  await inBooks(id, sale);
  await inBooks(id, { sale_returned: sale.sold, tax_returned: sale.taxed });
  expect((await readBalancesOf(portal.db, id)).customers).toBe(-353_882);
  await inBooks(id, { refunded: sale.paid });
  expect(await readBalancesOf(portal.db, id)).toMatchObject({
    customers: 0,
    gateway: 0,
    sales: 0,
    tax: 0,
  });
});

test('nothing is entered twice', async () => {
  const id = await newPayment();
  await inBooks(id, { paid: paise(100) });
  await expect(inBooks(id, { paid: paise(100) })).rejects.toThrow(
    'ledger_movements_payment_id_kind',
  );
  expect((await readBalancesOf(portal.db, id)).gateway).toBe(100);
});

test.each([
  'update ledger_movements set amount_paise = 1',
  'delete from ledger_movements',
  'truncate ledger_movements',
])('the database refuses: %s', async (statement) => {
  await inBooks(await newPayment(), { paid: paise(100) });
  await expect(sql.raw(statement).execute(portal.db)).rejects.toThrow('never changed');
});

test('whatever is entered, the sum of all accounts is zero', async () => {
  const amount = fc.integer({ min: 0, max: 10_000_000_00 }).map(paise);
  const amounts = fc.record(
    {
      paid: amount,
      sold: amount,
      taxed: amount,
      sale_returned: amount,
      tax_returned: amount,
      refunded: amount,
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(amounts, { maxLength: 4 }), async (histories) => {
      for (const history of histories) await inBooks(await newPayment(), history);
      const { customers, gateway, sales, tax } = await readBalances(portal.db);
      expect(customers + gateway + sales + tax).toBe(0);
    }),
    { numRuns: 40 },
  );
});

test('the check of all and the nightly one name payments whose entries do not match their state, until they do', async () => {
  const id = await newPayment();
  const become = (state: 'paid' | 'open') =>
    portal.db.updateTable('payments').set({ state }).where('id', '=', id).execute();
  const saidBy = (check: typeof refuseDifferences) => check(portal.db).then(() => '', String);
  await become('paid');
  for (const check of [refuseDifferences, refuseNewDifferences, refuseNewDifferences]) {
    expect(await saidBy(check)).toContain(`${id} (paid)`);
  }
  await become('open');
  for (const check of [refuseDifferences, refuseNewDifferences]) {
    expect(await saidBy(check)).not.toContain(`${id} (`);
  }
});
