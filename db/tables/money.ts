import type { Generated } from 'kysely';
import type { SubscriptionState } from '../../contract/money/subscription-states.ts';
import type { Buyer } from '../../contract/money/plan-levels.ts';
import type { Level, PlanPeriod } from '../../contract/money/plan-levels.ts';
import type { Paise } from '../../contract/money/paise.ts';
import type { DifferenceKind } from '../../contract/money/settlements.ts';
import type { Id, Moment, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

interface Plans {
  id: Id;
  level: Level;
  period: PlanPeriod;
  version: Generated<number>;
  /** Without tax. */
  price_paise: Paise;
  created_at: MomentWithDefault;
  withdrawn_at: MomentOrNull;
}

export type LedgerAccount =
  | 'customers'
  | 'gateway'
  | 'sales'
  | 'tax'
  | 'bank'
  | 'fees'
  /** GST in the gateway's fee, which the operator can set off. */
  | 'fee_tax';
export type MovementKind =
  | 'paid'
  | 'sold'
  | 'taxed'
  | 'sale_returned'
  | 'tax_returned'
  | 'refunded'
  /** A refund from the operator's bank, because its source rejects it. */
  | 'transferred'
  | 'settled'
  | 'charged'
  | 'charge_taxed'
  | 'taken_back'
  | 'back_charged'
  | 'back_charge_taxed';

interface LedgerMovements {
  id: Id;
  payment_id: number;
  kind: MovementKind;
  from_account: LedgerAccount;
  to_account: LedgerAccount;
  amount_paise: Paise;
  moved_at: MomentWithDefault;
  /** Set if it is about a refund of the payment. */
  refund_id: OrNull<number>;
}

/** Payments of which something was written that the check of the ledger has not seen. */
interface LedgerNews {
  id: Id;
  payment_id: number;
}

type PaymentState = 'open' | 'authorized' | 'paid' | 'failed' | 'refunding' | 'refunded';
export type GatewayName = 'sandbox' | 'razorpay';

interface Payments {
  id: Id;
  /** Who paid; null once the account is gone. */
  account_id: OrNull<number>;
  gateway: GatewayName;
  state: Generated<PaymentState>;
  taxable_paise: Paise;
  amount_paise: Paise;
  /** Set once it is sold. */
  tax_paise: OrNull<Paise>;
  invoice_id: OrNull<number>;
  order_id: OrNull<string>;
  gateway_payment_id: OrNull<string>;
  gives_mandate: Generated<boolean>;
  is_surplus: Generated<boolean>;
  created_at: MomentWithDefault;
  asked_at: MomentOrNull;
  paid_at: MomentOrNull;
  refunded_at: MomentOrNull;
}

type RefundState = 'asked' | 'sent' | 'done' | 'failed';

interface Refunds {
  id: Id;
  payment_id: number;
  amount_paise: Paise;
  state: Generated<RefundState>;
  /** What an admin told the payer; null if nobody decided. */
  reason: OrNull<string>;
  asked_by: OrNull<number>;
  tries: Generated<number>;
  /** When the next try is due. */
  try_at: MomentWithDefault;
  gateway_refund_id: OrNull<string>;
  /** Set if it was paid by bank transfer: the bank's reference, the day, and the admin who recorded it. */
  transfer_reference: OrNull<string>;
  transferred_on: OrNull<string>;
  transferred_by: OrNull<number>;
  created_at: MomentWithDefault;
  ended_at: MomentOrNull;
}

interface GatewayEvents {
  gateway: GatewayName;
  event_id: string;
  kind: string;
  order_id: string | null;
  received_at: MomentWithDefault;
}

interface TestOrders {
  id: string;
  amount_paise: Paise;
  gives_mandate: boolean;
  mandate_fails: Generated<boolean>;
  /** How many of its refunds fail before one arrives. */
  refunds_that_fail: Generated<number>;
  created_at: MomentWithDefault;
}

interface TestOrderPayments {
  id: string;
  order_id: string;
  amount_paise: Paise;
  /** Null if it has failed; in the future while it is not captured. */
  captured_at: MomentOrNull;
  created_at: MomentWithDefault;
}

interface TestRefunds {
  id: string;
  payment_id: string;
  amount_paise: Paise;
  receipt: string;
  fails: boolean;
  created_at: MomentWithDefault;
}

interface Subscriptions {
  id: Id;
  account_id: OrNull<number>;
  company_id: OrNull<number>;
  buyer: Buyer;
  plan_id: number;
  next_plan_id: OrNull<number>;
  state: Generated<SubscriptionState>;
  period_from: MomentOrNull;
  period_to: MomentOrNull;
  mandate: OrNull<string>;
  mandate_gateway: OrNull<GatewayName>;
  failed_tries: Generated<number>;
  next_try_at: MomentOrNull;
  reminded_of: MomentOrNull;
  created_at: MomentWithDefault;
}

interface SubscriptionCharges {
  payment_id: number;
  subscription_id: number;
  kind: 'first' | 'renewal' | 'upgrade';
  plan_id: number;
  before_plan_id: OrNull<number>;
  before_from: MomentOrNull;
  before_to: MomentOrNull;
  is_automatic: Generated<boolean>;
  period_from: MomentOrNull;
  period_to: MomentOrNull;
}

interface SettlementLines {
  gateway: GatewayName;
  /** The gateway's id of a payment, refund or adjustment. */
  entity_id: string;
  settlement_id: string;
  kind: 'payment' | 'refund' | 'other';
  /** Before the fee. */
  amount_paise: Paise;
  /** With the tax on it. */
  fee_paise: Paise;
  tax_paise: Paise;
  credit_paise: Paise;
  debit_paise: Paise;
  order_id: OrNull<string>;
  utr: OrNull<string>;
  settled_at: Moment;
  booked_at: MomentOrNull;
}

interface SettlementDays {
  gateway: GatewayName;
  /** The day in India. */
  day: string;
}

interface SettlementDifferences {
  id: Id;
  gateway: GatewayName;
  kind: DifferenceKind;
  reference: string;
  payment_id: OrNull<number>;
  expected_paise: OrNull<Paise>;
  found_paise: OrNull<Paise>;
  at: Moment;
  found_at: MomentWithDefault;
  solved_at: MomentOrNull;
  explained_at: MomentOrNull;
  explained_by: OrNull<number>;
  note: OrNull<string>;
  /** Its version. */
  version: Generated<number>;
}

export interface MoneyTables {
  plans: Plans;
  ledger_movements: LedgerMovements;
  ledger_news: LedgerNews;
  payments: Payments;
  refunds: Refunds;
  gateway_events: GatewayEvents;
  test_orders: TestOrders;
  test_order_payments: TestOrderPayments;
  test_refunds: TestRefunds;
  subscriptions: Subscriptions;
  subscription_charges: SubscriptionCharges;
  settlement_lines: SettlementLines;
  settlement_days: SettlementDays;
  settlement_differences: SettlementDifferences;
}
