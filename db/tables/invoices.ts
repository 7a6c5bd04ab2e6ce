import type { Generated, JSONColumnType } from 'kysely';
import type { Language } from '../../contract/endpoint.ts';
import type { GstState } from '../../contract/money/gst-states.ts';
import type { Sac } from '../../contract/money/gst.ts';
import type { InvoiceKind } from '../../contract/money/invoice-numbers.ts';
import type { InvoiceLine, Party, Seller } from '../../contract/money/invoice-parts.ts';
import type { Paise } from '../../contract/money/paise.ts';
import type { Id, Moment, MomentWithDefault, OrNull } from './columns.ts';

interface InvoiceSeller {
  is_only: Generated<boolean>;
  name: string;
  address: string;
  gstin: OrNull<string>;
  state: OrNull<GstState>;
}

interface BillingDetails {
  id: Id;
  account_id: OrNull<number>;
  company_id: OrNull<number>;
  name: string;
  address: string;
  pin: string;
  state: GstState;
  gstin: OrNull<string>;
  updated_at: MomentWithDefault;
  /** Its version. */
  version: Generated<number>;
}

interface InvoiceCounters {
  kind: InvoiceKind;
  year: number;
  last: number;
  last_at: Moment;
}

interface Invoices {
  id: Id;
  kind: InvoiceKind;
  number: string;
  /** The year in which its financial year began. */
  year: number;
  serial: number;
  issued_at: Moment;
  account_id: OrNull<number>;
  company_id: OrNull<number>;
  payment_id: number;
  paid_at: Moment;
  corrects_id: OrNull<number>;
  reason: OrNull<string>;
  language: Language;
  seller: JSONColumnType<Seller>;
  buyer: JSONColumnType<Party>;
  place_of_supply: OrNull<GstState>;
  sac: Sac;
  lines: JSONColumnType<InvoiceLine[]>;
  taxable_paise: Paise;
  cgst_paise: Paise;
  sgst_paise: Paise;
  igst_paise: Paise;
  round_off_paise: Paise;
  total_paise: Paise;
}

export interface InvoiceTables {
  invoice_seller: InvoiceSeller;
  billing_details: BillingDetails;
  invoice_counters: InvoiceCounters;
  invoices: Invoices;
}
