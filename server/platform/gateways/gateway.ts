import type { Paise } from '../../../contract/money/paise.ts';

/** A payment as the gateway knows it. `waiting` may still become anything. */
export interface GatewayPayment {
  id: string;
  state: 'waiting' | 'authorized' | 'captured' | 'failed' | 'refunded';
  amount: Paise;
}

/** Money that goes back, as the gateway knows it. */
export interface GatewayRefund {
  id: string;
  state: 'waiting' | 'done' | 'failed';
}

/** Who pays, as the gateway tells them about it. */
interface Payer {
  name: string;
  email: string;
}

export interface NewOrder {
  /** Our own name of it. */
  receipt: string;
  amount: Paise;
  /** The most that later payments may take by themselves, and until when; null for a single payment. */
  mandate: { most: Paise; until: Date; payer: Payer } | null;
}

/** Where the browser goes to pay: with `fields` by a form that is posted there. */
interface Checkout {
  url: string;
  fields: Record<string, string>;
}

/** What a browser brings back from a checkout. */
export interface CheckoutResult {
  orderId: string;
  paymentId: string;
  signature: string;
}

/** News of the gateway: something has happened to an order, so that it is worth asking. */
export interface GatewayEvent {
  id: string;
  kind: string;
  /** Null where it is about no order. */
  orderId: string | null;
}

/** A line of what the gateway has settled with the operator's bank. */
export interface SettledLine {
  /** The gateway's id of a payment, refund or adjustment. */
  entityId: string;
  settlementId: string;
  kind: 'payment' | 'refund' | 'other';
  /** Before the fee. */
  amount: Paise;
  /** With the tax on it. */
  fee: Paise;
  tax: Paise;
  credit: Paise;
  debit: Paise;
  orderId: string | null;
  /** The bank's reference of the transfer. */
  utr: string | null;
  settledAt: Date;
}

/**
 * Takes money. What it tells is only ever believed by asking it (`paymentsOf`): a signature of a checkout and an
 * event say that it is time to ask, so that late, doubled and reordered ones change nothing.
 */
export interface Gateway {
  name: 'sandbox' | 'razorpay';
  /** The most that may be taken without the payer; above it each payment is made by hand. */
  mostByMandate: Paise;
  /** Asks it whether it knows the keys, and says what it answers; rejects if not. */
  tryKeys(): Promise<string>;
  /** Makes an order and returns its id. */
  openOrder(order: NewOrder): Promise<string>;
  checkoutOf(order: {
    orderId: string;
    /** Our own number of the payment. */
    paymentId: number;
    amount: Paise;
    title: string;
    payer: Payer;
    hasMandate: boolean;
    /** The path of the page that whoever leaves it comes back to. */
    page: string;
  }): Promise<Checkout>;
  /** Whether a checkout's result was signed by the gateway. */
  isSigned(result: CheckoutResult): boolean;
  /** The event in the raw body of a webhook; null if the gateway has not signed it. */
  eventOf(body: string, headers: { signature: string; id: string }): GatewayEvent | null;
  paymentsOf(orderId: string): Promise<GatewayPayment[]>;
  /** Pays an order by the mandate that a payment has given; how it ends is asked for. */
  payByMandate(order: { orderId: string; amount: Paise; mandate: string }): Promise<void>;
  /** Gives a payment or a part of it back. The same receipt again changes nothing, and answers how it stands. */
  refund(refund: { paymentId: string; amount: Paise; receipt: string }): Promise<GatewayRefund>;
  /** What it has settled with the operator's bank on a day in India, `YYYY-MM-DD`. */
  settledOn(day: string): Promise<SettledLine[]>;
}
