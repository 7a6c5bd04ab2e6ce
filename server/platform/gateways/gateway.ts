import type { Paise } from '../../../contract/money/paise.ts';

/** A payment as the gateway knows it. `waiting` may still turn into any other state. */
export interface GatewayPayment {
  id: string;
  state: 'waiting' | 'authorized' | 'captured' | 'failed' | 'refunded';
  amount: Paise;
}

/** A refund as the gateway knows it. */
export interface GatewayRefund {
  id: string;
  state: 'waiting' | 'done' | 'failed';
}

/** The person who pays; the gateway writes to them about a mandate. */
interface Payer {
  name: string;
  email: string;
}

export interface NewOrder {
  /** Our own name for the order. */
  receipt: string;
  amount: Paise;
  /**
   * The most that each later payment may take without the payer, and until when; null for a single
   * payment.
   */
  mandate: { most: Paise; until: Date; payer: Payer } | null;
}

/** Where the browser goes to pay; with `fields`, by posting a form that contains them. */
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

/** News from the gateway: something has happened to an order, so it is time to ask about it. */
export interface GatewayEvent {
  id: string;
  kind: string;
  /** Null if the event is about no order. */
  orderId: string | null;
}

/** A line of the gateway's report about what it has settled with the operator's bank. */
export interface SettledLine {
  /** The gateway's id of a payment, refund or adjustment. */
  entityId: string;
  settlementId: string;
  kind: 'payment' | 'refund' | 'other';
  /** Before the fee. */
  amount: Paise;
  /** With the tax on the fee. */
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
 * Takes payments. Only answers to our own questions (`paymentsOf`) are believed: the result of a
 * checkout and an event merely say that it is time to ask, so it does no harm if they come late,
 * twice or in another order.
 */
export interface Gateway {
  name: 'sandbox' | 'razorpay';
  /** The most that a mandate may take without the payer; each larger payment is made by hand. */
  mostByMandate: Paise;
  /**
   * Asks whether the gateway accepts our keys, and returns its answer in words; rejects if it does
   * not.
   */
  tryKeys(): Promise<string>;
  /** Creates an order and returns its id. */
  openOrder(order: NewOrder): Promise<string>;
  /** Begins the payment of an order, and returns where the browser has to go. */
  checkoutOf(order: {
    orderId: string;
    /** Our own number of the payment. */
    paymentId: number;
    amount: Paise;
    title: string;
    payer: Payer;
    hasMandate: boolean;
    /** The path of the page to which the payer returns. */
    page: string;
  }): Promise<Checkout>;
  /** Whether a checkout's result was signed by the gateway. */
  isSigned(result: CheckoutResult): boolean;
  /** The event in the raw body of a webhook; null if the gateway has not signed it. */
  eventOf(body: string, headers: { signature: string; id: string }): GatewayEvent | null;
  /** All payments for an order, as the gateway knows them now. */
  paymentsOf(orderId: string): Promise<GatewayPayment[]>;
  /**
   * Pays an order by the mandate that an earlier payment has given; the outcome has to be asked
   * for.
   */
  payByMandate(order: { orderId: string; amount: Paise; mandate: string }): Promise<void>;
  /**
   * Refunds a payment or a part of it. Repeating the same receipt refunds nothing more, and returns
   * the state of that refund.
   */
  refund(refund: { paymentId: string; amount: Paise; receipt: string }): Promise<GatewayRefund>;
  /** What the gateway has settled with the operator's bank on a day in India, `YYYY-MM-DD`. */
  settledOn(day: string): Promise<SettledLine[]>;
}
