import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paise } from '../../../contract/money/paise.ts';
import { dayFromNow } from '../../../db/world/advertisements.ts';
import type { SettledLine } from '../../platform/gateways/gateway.ts';
import { openAccount } from '../../test/account-states.ts';
import { movingMoneyBack } from '../../test/days-of-money.ts';
import { expectBalanced, openSellingPortal, shopper } from '../../test/money.ts';
import { register, registerAdmin } from '../../test/people.ts';
import type { Actor, Portal } from '../../test/portal.ts';
import { readBalances, readBalancesOf } from '../ledger/ledger.ts';
import { noteTransfer, readPayment, undoSale } from '../payments/payments.ts';
import { takeReportFile } from './reading.ts';
import { readNewReports, takeReport } from './settlements.ts';

let portal: Portal;
let admin: Actor;
beforeAll(openBooks);
beforeEach(async () => {
  await forgetDays();
});
afterEach(() => expectBalanced(portal));
afterAll(() => portal.close());

async function openBooks() {
  portal = await openSellingPortal();
  admin = await registerAdmin(portal);
}

/** All reports are read again, because days that pass in a test leave behind those that were read before. */
const forgetDays = () => portal.db.deleteFrom('settlement_days').execute();

const seeker = async () => shopper(portal, await register(portal));

/** Moves everything that was paid so far into the past by whole days. */
const pass = async (days: number) => {
  for (const statement of movingMoneyBack(sql`make_interval(days => ${days}::int)`)) {
    await statement.execute(portal.db);
  }
};

const differences = async (query: { search?: string; state?: 'open' | 'explained' | 'solved' }) =>
  (
    await portal.call('GET /barong/admin/differences', {
      as: admin,
      query: { search: '', ...query },
    })
  ).body.differences;

const kindsOf = async (reference: string) =>
  (await differences({ search: reference, state: 'open' })).map(({ kind }) => kind).toSorted();

const read = (csv: string) =>
  portal.call('POST /barong/admin/settlements', { as: admin, body: { csv } });

const explain = (id: number, note = 'The bank has confirmed it.') =>
  portal.call('PUT /barong/admin/differences/:id/note', {
    as: admin,
    params: { id },
    body: { note },
  });

/** A payment that was settled at noon, 100 rupees less a fee of two. */
const line = (changes: Partial<SettledLine> = {}): SettledLine => ({
  entityId: 'pay_unknown',
  settlementId: 'setl_1',
  kind: 'payment',
  amount: paise(10_000),
  fee: paise(236),
  tax: paise(36),
  credit: paise(9_764),
  debit: paise(0),
  orderId: null,
  utr: 'UTR1',
  settledAt: new Date('2020-01-02T12:00:00+05:30'),
  ...changes,
});
const take = (...lines: SettledLine[]) => takeReport(portal.services, { lines, days: [] });

const gatewayIdOf = async (id: number) =>
  (await portal.call('GET /barong/admin/payments/:id', { as: admin, params: { id } })).body
    .gateway_payment_id ?? '';

describe('what the gateway has settled', () => {
  test('is entered in the books once, with its fee, and a refund is taken off again; its settlement is found by its id and its UTR', async () => {
    // In new books: all that the gateway has settled is compared.
    await portal.close();
    await openBooks();
    const one = await seeker();
    const kept = await one.buy('plus');
    const other = await seeker();
    const returned = await other.buy('plus');
    await other.refund(returned);
    await portal.work();
    await pass(10);
    for (let time = 0; time < 2; time += 1) await readNewReports(portal.services);
    // 2 % of ₹117, and 18 % of that.
    const fee = { fees: 234, fee_tax: 42 };
    expect(await readBalancesOf(portal.db, kept)).toEqual({
      customers: 0,
      gateway: 0,
      sales: -9_918,
      tax: -1_782,
      bank: 11_424,
      ...fee,
    });
    expect(await readBalancesOf(portal.db, returned)).toEqual({
      customers: 0,
      gateway: 0,
      sales: 0,
      tax: 0,
      bank: -276,
      ...fee,
    });
    const sum = Object.values(await readBalances(portal.db)).reduce((all, each) => all + each, 0);
    expect(sum).toBe(0);
    expect(await differences({})).toEqual([]);
    const { body } = await portal.call('GET /barong/admin/settlements', {
      as: admin,
      query: { search: '' },
    });
    expect(body.settlements).toMatchObject([
      { lines: 3, unbooked: 0, fee_paise: 552, net_paise: 11_148 },
    ]);
    const [{ id, utr } = { id: '', utr: '' }] = body.settlements;
    for (const [search, found] of [
      [id, [id]],
      [utr ?? '', [id]],
      ['setl_of_nobody', []],
    ] as const) {
      const listed = await portal.call('GET /barong/admin/settlements', {
        as: admin,
        query: { search },
      });
      expect(listed.body.settlements.map((each) => each.id)).toEqual(found);
    }
  });

  test('carries the moment of the settlement in the books, however late its report was read', async () => {
    const one = await seeker();
    const id = await one.buy('plus');
    await one.refund(id);
    await portal.work();
    const { gateway_refund_id } = await portal.db
      .selectFrom('refunds')
      .select('gateway_refund_id')
      .where('payment_id', '=', id)
      .executeTakeFirstOrThrow();
    const whole = { amount: paise(11_700), credit: paise(11_464) };
    await take(
      line({ entityId: await gatewayIdOf(id), ...whole }),
      line({
        entityId: gateway_refund_id ?? '',
        settlementId: 'setl_2',
        kind: 'refund',
        amount: paise(11_700),
        credit: paise(0),
        debit: paise(11_936),
        settledAt: new Date('2020-01-09T12:00:00+05:30'),
      }),
    );
    const { body } = await portal.call('GET /barong/admin/payments/:id', {
      as: admin,
      params: { id },
    });
    const settled = body.movements.slice(-6).map(({ kind, moved_at }) => [kind, moved_at]);
    const [came, went] = ['2020-01-02T06:30:00.000Z', '2020-01-09T06:30:00.000Z'];
    expect(settled).toEqual([
      ['settled', came],
      ['charged', came],
      ['charge_taxed', came],
      ['taken_back', went],
      ['back_charged', went],
      ['back_charge_taxed', went],
    ]);
  });

  test('reveals a payment whose event was lost, and the purchase takes effect', async () => {
    const one = await seeker();
    const { body } = await one.choose('plus');
    const id = one.paymentIn(body.checkout);
    const entityId = (await one.pay(id)).body.result?.payment_id ?? '';
    // Longer than the gateway is asked about it.
    await pass(9);
    await readNewReports(portal.services);
    const state = async () =>
      (await portal.call('GET /barong/admin/payments/:id', { as: admin, params: { id } })).body
        .state;
    expect([await state(), await kindsOf(entityId)]).toEqual(['open', ['unknown_payment']]);
    await portal.work();
    await readNewReports(portal.services);
    expect([await state(), await kindsOf(entityId)]).toEqual(['paid', []]);
    expect((await one.read()).subscription?.status).toBe('active');
    expect((await readBalancesOf(portal.db, id)).gateway).toBe(0);
  });
});

describe('a difference is reported', () => {
  test.each<[string, Partial<SettledLine>]>([
    ['unknown_payment', { entityId: 'pay_nobody' }],
    [
      'unknown_refund',
      {
        entityId: 'rfnd_nobody',
        kind: 'refund',
        credit: paise(0),
        fee: paise(0),
        tax: paise(0),
        debit: paise(10_000),
      },
    ],
    ['other', { entityId: 'adj_dispute', kind: 'other', credit: paise(0), debit: paise(10_000) }],
  ])('%s', async (kind, changes) => {
    await take(line(changes));
    expect(await kindsOf(changes.entityId ?? '')).toEqual([kind]);
  });

  test.each<[string, (amount: number) => Partial<SettledLine>]>([
    ['payment_amount', (amount) => ({ amount: paise(amount - 100), credit: paise(amount - 336) })],
    ['sum', (amount) => ({ amount: paise(amount), credit: paise(amount - 235) })],
    [
      'fee',
      (amount) => ({
        amount: paise(amount),
        fee: paise(944),
        tax: paise(144),
        credit: paise(amount - 944),
      }),
    ],
    [
      'fee',
      (amount) => ({
        amount: paise(amount),
        fee: paise(200),
        tax: paise(0),
        credit: paise(amount - 200),
      }),
    ],
  ])('%s of a payment that is known', async (kind, changesOf) => {
    const id = await (await seeker()).buy('plus');
    const entityId = await gatewayIdOf(id);
    await take(line({ entityId, ...changesOf(11_700) }));
    expect(await kindsOf(entityId)).toEqual([kind]);
    const booked = (await readBalancesOf(portal.db, id)).bank !== 0;
    // The fee that was taken is in the books, even if there is something to clarify about it.
    expect(booked).toBe(kind === 'fee');
  });

  test('twice, for a payment in two settlements, of which the books contain one', async () => {
    const id = await (await seeker()).buy('plus');
    const entityId = await gatewayIdOf(id);
    const right = line({ entityId, amount: paise(11_700), credit: paise(11_464) });
    await take(right, { ...right, settlementId: 'setl_2' });
    expect(await kindsOf(entityId)).toEqual(['twice']);
    expect((await readBalancesOf(portal.db, id)).bank).toBe(11_464);
  });

  test('refund_not_done, until it is done here too', async () => {
    const id = await (await seeker()).buy('plus');
    const entityId = 'rfnd_early';
    await portal.db.transaction().execute(async (trx) => {
      const payment = await readPayment(trx, id);
      await undoSale(trx, payment, { amount: payment.amount_paise, reason: 'Unused' });
    });
    await sql`update refunds set gateway_refund_id = ${entityId}, state = 'sent' where payment_id = ${id}`.execute(
      portal.db,
    );
    const none = { fee: paise(0), tax: paise(0), credit: paise(0) };
    const amount = paise(11_700);
    await take(line({ entityId, kind: 'refund', amount, debit: amount, ...none }));
    expect(await kindsOf(entityId)).toEqual(['refund_not_done']);
  });

  test('refund_not_done for one that was paid by bank transfer, if the gateway refunds it after all', async () => {
    const id = await (await seeker()).buy('plus');
    const entityId = 'rfnd_after_all';
    await portal.db.transaction().execute(async (trx) => {
      const payment = await readPayment(trx, id);
      await undoSale(trx, payment, { amount: payment.amount_paise, reason: 'Unused' });
    });
    const refund = portal.db.updateTable('refunds').where('payment_id', '=', id);
    const { id: refundId } = await refund
      .set({ gateway_refund_id: entityId, state: 'failed' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await portal.db.transaction().execute(async (trx) =>
      noteTransfer({ trx, publicUrl: '' }, refundId, {
        reference: 'SBIN426330123456',
        day: dayFromNow(0),
        by: await openAccount(portal, 'admin'),
      }),
    );
    const none = { fee: paise(0), tax: paise(0), credit: paise(0) };
    const amount = paise(11_700);
    await take(line({ entityId, kind: 'refund', amount, debit: amount, ...none }));
    expect(await kindsOf(entityId)).toEqual(['refund_not_done']);
  });

  test('payment_missing a week after it was paid, once the reports reach that far', async () => {
    const id = await (await seeker()).buy('plus');
    const entityId = await gatewayIdOf(id);
    await portal.db.deleteFrom('test_order_payments').where('id', '=', entityId).execute();
    await pass(6);
    await readNewReports(portal.services);
    expect(await kindsOf(entityId)).toEqual([]);
    await pass(2);
    await forgetDays();
    await readNewReports(portal.services);
    expect(await kindsOf(entityId)).toEqual(['payment_missing']);
  });
});

describe('a difference', () => {
  const openOne = async (entityId: string) => {
    await take(line({ entityId, kind: 'other' }));
    const [found] = await differences({ search: entityId });
    return found?.id ?? 0;
  };

  test('is explained by an admin, and found by state and reference', async () => {
    const id = await openOne('adj_explained');
    const { body } = await explain(id);
    expect(body).toMatchObject({ id, state: 'explained', note: 'The bank has confirmed it.' });
    const found = async (state: 'open' | 'explained') =>
      (await differences({ search: 'adj_explained', state })).map((each) => each.id);
    expect([await found('open'), await found('explained')]).toEqual([[], [id]]);
    // Reading the report again keeps the explanation.
    await take();
    expect(await found('explained')).toEqual([id]);
  });

  test('that has disappeared cannot be explained, nor can an unknown one', async () => {
    const id = await openOne('adj_gone');
    await portal.db.deleteFrom('settlement_lines').where('entity_id', '=', 'adj_gone').execute();
    await take();
    expect((await explain(id)).body.errors).toEqual(['resource.difference.solved']);
    expect((await explain(999_999)).status).toBe(404);
    const [solved] = await differences({ search: 'adj_gone', state: 'solved' });
    expect(solved).toMatchObject({ id, state: 'solved' });
  });

  test('is saved as CSV with the others of the list', async () => {
    await openOne('adj_saved');
    const { text, headers } = await portal.call('GET /barong/admin/differences/export.csv', {
      as: admin,
      query: { search: 'adj_saved' },
    });
    expect(headers['content-type']).toContain('text/csv');
    expect(text).toContain('"other","open","adj_saved setl_1","","0.00","97.64"');
  });
});

describe('a report', () => {
  const HEAD =
    'entity_id,type,amount,fee,tax,credit,debit,settlement_id,settled_at,order_id,settlement_utr';

  test('nothing of a report is stored without its entry in the audit log', async () => {
    const csv = `${HEAD}\npay_unseen,payment,"1,000.00",23.60,3.60,976.4,0,setl_unseen,20/11/2026 12:00:00,,UTR8\n`;
    // Nobody is signed in here whom the audit log could name.
    await expect(takeReportFile(portal.services, csv)).rejects.toThrow('settlements_read');
    expect((await read(csv)).body).toMatchObject({ lines: 1, new_lines: 1 });
  });

  test('of the dashboard is read in rupees, and reading it again changes nothing', async () => {
    const csv = `${HEAD}\npay_file,payment,"1,000.00",23.60,3.60,976.4,0,setl_file,20/11/2026 12:00:00,,UTR9\n`;
    const first = await read(csv);
    const again = await read(csv);
    expect([first.body, again.body]).toEqual([
      { lines: 1, new_lines: 1, problems: [] },
      { lines: 1, new_lines: 0, problems: [] },
    ]);
    expect((await differences({ search: 'pay_file' }))[0]).toMatchObject({
      kind: 'unknown_payment',
      found_paise: 100_000,
      at: '2026-11-20T06:30:00.000Z',
    });
  });

  test('with an unreadable line is not stored, and the line is named', async () => {
    const good = 'pay_good,payment,10,0,0,10,0,setl_bad,2026-11-20T12:00:00+05:30,,';
    const { body } = await read(
      `${HEAD}\n${good}\npay_bad,payment,ten,0,0,10,0,setl_bad,20/11/2026,,`,
    );
    expect(body).toEqual({ lines: 1, new_lines: 0, problems: [{ line: 3, column: 'amount' }] });
    expect(await differences({ search: 'pay_good' })).toEqual([]);
  });

  test.each(['', 'a letter to the bank', 'entity_id,type\npay_1,payment', '"open'])(
    'that is not one is refused: %j',
    async (csv) => {
      const { status, body } = await read(csv);
      expect([status, body.errors]).toEqual([422, ['resource.settlement.unreadable']]);
    },
  );
});
