import { type Paise, paise } from '../../../contract/money/paise.ts';
import type { LedgerAccount, MovementKind } from '../../../db/tables/money.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { insertMovements, sumByAccount, sumOfPayment } from './queries.ts';

/**
 * The account each movement comes from and goes to. `customers` is what they owe us or, if negative, what we owe
 * them; `gateway` is what the gateway holds for us until it has settled it with our bank, less its fee.
 */
const sides: Record<MovementKind, readonly [from: LedgerAccount, to: LedgerAccount]> = {
  paid: ['customers', 'gateway'],
  sold: ['sales', 'customers'],
  taxed: ['tax', 'customers'],
  sale_returned: ['customers', 'sales'],
  tax_returned: ['customers', 'tax'],
  refunded: ['gateway', 'customers'],
  transferred: ['bank', 'customers'],
  settled: ['gateway', 'bank'],
  charged: ['gateway', 'fees'],
  charge_taxed: ['gateway', 'fee_tax'],
  taken_back: ['bank', 'gateway'],
  back_charged: ['bank', 'fees'],
  back_charge_taxed: ['bank', 'fee_tax'],
};

/**
 * Enters movements of a payment, or of one of its refunds. Each kind is entered once for each: a repeat violates the
 * unique index and aborts the caller's transaction. Movements of zero, such as the tax on nothing, are left out.
 */
export const enter = (
  trx: Trx,
  paymentId: number,
  amounts: Partial<Record<MovementKind, Paise>>,
  { refundId = null, at }: { refundId?: number | null; at?: Date } = {},
): Promise<void> =>
  insertMovements(
    trx,
    (Object.entries(amounts) as [MovementKind, Paise][])
      .filter(([, amount]) => amount !== 0)
      .map(([kind, amount_paise]) => {
        const [from_account, to_account] = sides[kind];
        return {
          payment_id: paymentId,
          refund_id: refundId,
          kind,
          from_account,
          to_account,
          amount_paise,
          ...(at && { moved_at: at }),
        };
      }),
  );

export type Balances = Record<LedgerAccount, Paise>;

const balancesOf = (rows: readonly { account: LedgerAccount; sum: number }[]): Balances => {
  const zero = paise(0);
  const balances = {
    customers: zero,
    gateway: zero,
    sales: zero,
    tax: zero,
    bank: zero,
    fees: zero,
    fee_tax: zero,
  };
  for (const { account, sum } of rows) balances[account] = paise(sum);
  return balances;
};

/** The balance of each account of the books; the sum is zero. */
export const readBalances = async (db: Db): Promise<Balances> => balancesOf(await sumByAccount(db));

/** The same for a single payment. */
export const readBalancesOf = async (db: Db, paymentId: number): Promise<Balances> =>
  balancesOf(await sumOfPayment(db, paymentId));
