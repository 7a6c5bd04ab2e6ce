import type { GstState } from './gst-states.ts';
import type { Paise } from './paise.ts';

/** The seller, as an invoice names them. Without a registration both are null, and no tax is taken. */
export interface Seller {
  name: string;
  address: string;
  gstin: string | null;
  state: GstState | null;
}

/** The buyer, as an invoice names them; what they have not said is empty or null. */
export interface Party extends Seller {
  pin: string;
}

/** What was sold. The period's end is the moment at which it is over. */
export interface InvoiceLine {
  description: string;
  taxablePaise: Paise;
  /** ISO 8601. */
  periodFrom: string;
  periodTo: string;
}
