import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paise } from '../../../contract/money/paise.ts';
import { openPortal, type Portal } from '../../test/portal.ts';
import { enter, readBalances, readBalancesOf } from './ledger.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const inBooks = (paymentId: number, amounts: Parameters<typeof enter>[2]) =>
  portal.db.transaction().execute((trx) => enter(trx, paymentId, amounts));

const sale = { paid: paise(353_882), sold: paise(299_900), taxed: paise(53_982) };

test('a payment that was sold and taxed leaves nothing open with its customer', async () => {
  await inBooks(1, sale);
  expect(await readBalancesOf(portal.db, 1)).toEqual({
    customers: 0,
    gateway: 353_882,
    sales: -299_900,
    tax: -53_982,
  });
});

test('a refund undoes all of it', async () => {
  await inBooks(2, sale);
  await inBooks(2, { sale_returned: sale.sold, tax_returned: sale.taxed });
  expect((await readBalancesOf(portal.db, 2)).customers).toBe(-353_882);
  await inBooks(2, { refunded: sale.paid });
  expect(await readBalancesOf(portal.db, 2)).toEqual({
    customers: 0,
    gateway: 0,
    sales: 0,
    tax: 0,
  });
});

test('nothing is entered twice', async () => {
  await inBooks(3, { paid: paise(100) });
  await expect(inBooks(3, { paid: paise(100) })).rejects.toThrow(
    'ledger_movements_payment_id_kind',
  );
  expect((await readBalancesOf(portal.db, 3)).gateway).toBe(100);
});

test.each([
  'update ledger_movements set amount_paise = 1',
  'delete from ledger_movements',
  'truncate ledger_movements',
])('the database refuses: %s', async (statement) => {
  await inBooks(statement.length * 1_000, { paid: paise(100) });
  await expect(sql.raw(statement).execute(portal.db)).rejects.toThrow('never changed');
});

test('whatever is entered, all accounts together are zero', async () => {
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
  let payment = 1_000_000;
  await fc.assert(
    fc.asyncProperty(fc.array(amounts, { maxLength: 4 }), async (histories) => {
      for (const history of histories) await inBooks((payment += 1), history);
      const { customers, gateway, sales, tax } = await readBalances(portal.db);
      expect(customers + gateway + sales + tax).toBe(0);
    }),
    { numRuns: 40 },
  );
});
