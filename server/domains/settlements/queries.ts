import { sql } from 'kysely';
import type { differenceStates } from '../../../contract/money/difference-states.ts';
import type { Paise } from '../../../contract/money/paise.ts';
import type { GatewayName } from '../../../db/tables/money.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { SettledLine } from '../../platform/gateways/gateway.ts';
import { containing } from '../../platform/like.ts';
import { isOpenDifference } from './facts.ts';
import { type FoundDifference, knownLines, netOf } from './differences.ts';
import { dayInIndia, today } from '../../platform/calendar/days-in-india.ts';

const NOW = sql<string>`now()`;

/** Resolves to how many were new. */
export async function insertLines(
  trx: Trx,
  gateway: GatewayName,
  lines: readonly SettledLine[],
): Promise<number> {
  const rows = lines.map((line) => ({
    gateway,
    entity_id: line.entityId,
    settlement_id: line.settlementId,
    kind: line.kind,
    amount_paise: line.amount,
    fee_paise: line.fee,
    tax_paise: line.tax,
    credit_paise: line.credit,
    debit_paise: line.debit,
    order_id: line.orderId,
    utr: line.utr,
    settled_at: line.settledAt,
  }));
  const { rows: added } = await sql<{ entity_id: string }>`
    insert into settlement_lines (gateway, entity_id, settlement_id, kind, amount_paise, fee_paise, tax_paise,
        credit_paise, debit_paise, order_id, utr, settled_at)
      select gateway, entity_id, settlement_id, kind, amount_paise, fee_paise, tax_paise, credit_paise, debit_paise,
          order_id, utr, settled_at
        from jsonb_populate_recordset(null::settlement_lines, ${JSON.stringify(rows)}::jsonb)
      on conflict do nothing returning entity_id`.execute(trx);
  return added.length;
}

/** Records the days whose reports were read. */
export async function keepDays(
  trx: Trx,
  gateway: GatewayName,
  days: readonly string[],
): Promise<void> {
  if (days.length === 0) return;
  await trx
    .insertInto('settlement_days')
    .values(days.map((day) => ({ gateway, day })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The first reading, or one after a long pause, goes back no further. */
const MOST_DAYS = 62;
const DAYS_ANEW = 2;

/** The days up to yesterday, in India, whose reports were not read or may have changed. */
export async function listUnreadDays(db: Db, gateway: GatewayName): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with today (day) as (select ${today})
    select to_char(each, 'YYYY-MM-DD') as day
      from today, generate_series(today.day - ${MOST_DAYS}::int, today.day - 1, interval '1 day') as each
      where each >= (select min(${dayInIndia(sql`created_at`)}) from payments
          where payments.gateway = ${gateway})
        and (each >= today.day - ${DAYS_ANEW}::int or not exists (select from settlement_days as read
          where read.gateway = ${gateway} and read.day = each::date))
      order by each`.execute(db);
  return rows.map(({ day }) => day);
}

/** Our orders with settled money for which no payment is known here. */
export async function listUnheardOrders(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select distinct order_id from (${knownLines}) as known
      where kind = 'payment' and own_payment is null and exists (select from payments
        where payments.gateway = known.gateway and payments.order_id = known.order_id)`.execute(
    trx,
  );
  return rows.map(({ order_id }) => order_id);
}

/**
 * Lines that agree with a payment or refund and are not in the books; locked so that nobody else enters them
 * meanwhile.
 */
export async function lockBookable(trx: Trx) {
  const { rows } = await sql<{
    gateway: GatewayName;
    entity_id: string;
    settlement_id: string;
    payment_id: number;
    refund_id: number | null;
    amount_paise: Paise;
    fee_paise: Paise;
    tax_paise: Paise;
    settled_at: string;
  }>`
    with waiting as (select gateway, entity_id, settlement_id from settlement_lines
      where booked_at is null for update)
    select known.gateway, known.entity_id, known.settlement_id, own_payment as payment_id, own_refund as refund_id,
        amount_paise, fee_paise, tax_paise, settled_at
      from (${knownLines}) as known join waiting using (gateway, entity_id, settlement_id)
      where own_amount = amount_paise and is_done and place = 1 and ${netOf} = credit_paise - debit_paise
      order by settled_at, entity_id`.execute(trx);
  return rows;
}

export async function markBooked(
  trx: Trx,
  line: { gateway: GatewayName; entity_id: string; settlement_id: string },
): Promise<void> {
  await trx
    .updateTable('settlement_lines')
    .set({ booked_at: NOW })
    .where('gateway', '=', line.gateway)
    .where('entity_id', '=', line.entity_id)
    .where('settlement_id', '=', line.settlement_id)
    .execute();
}

/** Stores the present differences; one that has disappeared is marked as solved. */
export async function keepDifferences(trx: Trx, found: readonly FoundDifference[]): Promise<void> {
  const given = sql`jsonb_populate_recordset(null::settlement_differences, ${JSON.stringify(found)}::jsonb)`;
  await sql`
    insert into settlement_differences (gateway, kind, reference, payment_id, expected_paise, found_paise, at)
      select gateway, kind, reference, payment_id, expected_paise, found_paise, at from ${given}
      on conflict (gateway, kind, reference) do update set solved_at = null, payment_id = excluded.payment_id,
        expected_paise = excluded.expected_paise, found_paise = excluded.found_paise`.execute(trx);
  await sql`
    update settlement_differences set solved_at = now()
      where solved_at is null and not exists (select from ${given} as now
        where now.gateway = settlement_differences.gateway and now.kind = settlement_differences.kind
          and now.reference = settlement_differences.reference)`.execute(trx);
}

export interface DifferenceFilters {
  search: string;
  state?: (typeof differenceStates)[number] | undefined;
}

const allDifferences = (db: Db) =>
  db
    .selectFrom('settlement_differences as differences')
    .leftJoin('accounts', 'accounts.id', 'differences.explained_by')
    .select([
      'differences.id',
      'differences.kind',
      'differences.reference',
      'differences.payment_id',
      'differences.expected_paise',
      'differences.found_paise',
      'differences.at',
      'differences.found_at',
      'differences.solved_at',
      'differences.explained_at',
      'accounts.name as explained_by',
      'differences.note',
      'differences.version',
      sql<(typeof differenceStates)[number]>`case when solved_at is not null then 'solved'
        when explained_at is not null then 'explained' else 'open' end`.as('state'),
    ]);

/** Newest first. */
export function differences(db: Db, { search, state }: DifferenceFilters) {
  let query = allDifferences(db).orderBy('differences.id', 'desc');
  if (state === 'open') query = query.where(isOpenDifference);
  else if (state === 'solved') query = query.where('solved_at', 'is not', null);
  else if (state)
    query = query.where('solved_at', 'is', null).where('explained_at', 'is not', null);
  if (search) {
    query = query.where((row) =>
      row.or([
        row('differences.reference', 'ilike', containing(search)),
        row(sql<string>`differences.payment_id::text`, '=', search),
      ]),
    );
  }
  return query;
}

export const findDifference = (db: Db, id: number) =>
  allDifferences(db).where('differences.id', '=', id).executeTakeFirst();

/** Locks a difference; undefined if there is none. */
export const lockDifference = (trx: Trx, id: number) =>
  trx
    .selectFrom('settlement_differences')
    .select(['id', 'solved_at', 'explained_at', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function keepNote(
  trx: Trx,
  id: number,
  { note, by }: { note: string; by: number },
): Promise<void> {
  await trx
    .updateTable('settlement_differences')
    .set({ note, explained_by: by, explained_at: NOW, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Newest first. */
export function settlementsOf(db: Db, search: string) {
  const query = db
    .selectFrom('settlement_lines')
    .select(({ fn }) => [
      'settlement_id as id',
      fn.max('utr').as('utr'),
      fn.max('settled_at').as('settled_at'),
      sql<number>`count(*)`.as('lines'),
      sql<number>`count(*) filter (where booked_at is null)`.as('unbooked'),
      sql<number>`sum(fee_paise)::bigint`.as('fee_paise'),
      sql<number>`sum(credit_paise - debit_paise)::bigint`.as('net_paise'),
    ])
    .groupBy(['gateway', 'settlement_id']);
  const found = db.selectFrom(query.as('settlements')).selectAll().orderBy('settled_at', 'desc');
  if (!search) return found.orderBy('id');
  return found
    .where((row) => row.or([row('id', '=', search), row('utr', '=', search)]))
    .orderBy('id');
}
