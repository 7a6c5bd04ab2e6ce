import type { Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import type { SettledLine } from '../../platform/gateways/gateway.ts';
import { paise } from '../../../contract/money/paise.ts';
import { enter } from '../ledger/ledger.ts';
import { askAboutOrder } from '../subscriptions/subscriptions.ts';
import { findDifferences } from './differences.ts';
import {
  insertLines,
  keepDays,
  keepDifferences,
  listUnreadDays,
  listUnheardOrders,
  lockBookable,
  markBooked,
} from './queries.ts';

type Settling = Pick<Services, 'db' | 'gateway'>;

interface Report {
  lines: readonly SettledLine[];
  /** The days that the report covers completely, as `YYYY-MM-DD` in India. */
  days: readonly string[];
}

/**
 * Stores lines of a settlement report, enters those that agree with our payments in the books, and records the
 * differences. The same lines again change nothing. Resolves to how many were new.
 */
export const takeReport = ({ db, gateway }: Settling, report: Report): Promise<number> =>
  db.transaction().execute((trx) => takeLines(trx, gateway.name, report));

/** `takeReport` within a transaction of the caller. */
export async function takeLines(
  trx: Trx,
  gateway: Settling['gateway']['name'],
  { lines, days }: Report,
): Promise<number> {
  const count = await insertLines(trx, gateway, lines);
  await keepDays(trx, gateway, days);
  await compare(trx);
  return count;
}

/** Asks the gateway for one day, `YYYY-MM-DD` in India. */
export async function readDay(services: Settling, day: string): Promise<number> {
  const lines = await services.gateway.settledOn(day);
  return takeReport(services, { lines, days: [day] });
}

/**
 * Reads the reports of all days up to yesterday that were not read, and of the last two again, in case something was
 * added.
 */
export async function readNewReports(services: Settling): Promise<void> {
  for (const day of await listUnreadDays(services.db, services.gateway.name)) {
    await readDay(services, day);
  }
  // Also without anything to read, to find what is missing and what has been solved since.
  await services.db.transaction().execute(compare);
}

async function compare(trx: Trx): Promise<void> {
  // The money has arrived, so the purchase takes effect in the same way as after a lost event.
  for (const orderId of await listUnheardOrders(trx)) await askAboutOrder(trx, orderId);
  await book(trx);
  await keepDifferences(trx, await findDifferences(trx));
}

/**
 * Enters lines that agree with a payment or refund into the books, each once, with the time at
 * which they were settled.
 */
async function book(trx: Trx): Promise<void> {
  for (const line of await lockBookable(trx)) {
    const { payment_id, refund_id, fee_paise, tax_paise, amount_paise, settled_at } = line;
    const fee = paise(fee_paise - tax_paise);
    const at = new Date(settled_at);
    if (refund_id === null) {
      const settled = paise(amount_paise - fee_paise);
      await enter(trx, payment_id, { settled, charged: fee, charge_taxed: tax_paise }, { at });
    } else {
      const back = { taken_back: amount_paise, back_charged: fee, back_charge_taxed: tax_paise };
      await enter(trx, payment_id, back, { refundId: refund_id, at });
    }
    await markBooked(trx, line);
  }
}
