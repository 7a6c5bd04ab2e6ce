import { z } from 'zod';
import { readPaperNumber } from '../companies/paper-numbers.ts';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { requiredText } from '../fields/texts.ts';
import { listOf, onlyOf, paging, searchText } from '../lists.ts';
import { gstStates } from './gst-states.ts';
import { stateOfGstin } from './gst.ts';
import { gstr1Sections } from './gstr1-sections.ts';
import { invoiceKinds } from './invoice-numbers.ts';
import {
  BUYER_ADDRESS_MAX_LENGTH,
  BUYER_NAME_MAX_LENGTH,
  GSTIN_MAX_LENGTH,
} from '../fields/max-lengths.ts';

const gstin = z
  .string('resource.billing.invalid_gstin')
  .max(GSTIN_MAX_LENGTH)
  .nullish()
  .transform((text) => text?.trim() || null)
  .refine((text) => text === null || stateOfGstin(readPaperNumber('gstin', text) ?? '') !== null, {
    error: 'resource.billing.invalid_gstin',
  })
  .transform((text) => text && readPaperNumber('gstin', text));

/** Whom invoices are for. Without a GSTIN they are for a consumer. */
export const BillingForm = z
  .object({
    name: requiredText('request.missing', BUYER_NAME_MAX_LENGTH),
    address: requiredText('request.missing', BUYER_ADDRESS_MAX_LENGTH),
    pin: z
      .string('resource.billing.invalid_pin')
      .transform((text) => text.replaceAll(/\s/g, ''))
      .refine((text) => /^[1-9]\d{5}$/.test(text), { error: 'resource.billing.invalid_pin' }),
    state: z.enum(gstStates, 'request.missing'),
    gstin,
  })
  .refine((form) => (stateOfGstin(form.gstin ?? '') ?? form.state) === form.state, {
    error: 'resource.billing.other_state',
    path: ['state'],
  });
export type BillingForm = z.output<typeof BillingForm>;

const BillingDetails = z.object({
  name: z.string(),
  address: z.string(),
  pin: z.string(),
  state: z.enum(gstStates),
  gstin: z.string().nullable(),
  updated_at: z.string(),
  /** Send it as If-Match to be refused instead of overwriting a colleague's change. */
  version: z.number(),
});
export type BillingDetails = z.output<typeof BillingDetails>;

/** An invoice or a credit note in a list. */
const Invoice = z.object({
  id: z.number(),
  kind: z.enum(invoiceKinds),
  number: z.string(),
  issued_at: z.string(),
  /** What was sold. */
  description: z.string(),
  total_paise: z.number(),
  /** The number of the invoice that a credit note corrects. */
  corrects: z.string().nullable(),
  /** Opens the document for some minutes without a token. */
  pdf_url: z.string(),
});
export type Invoice = z.output<typeof Invoice>;

const InvoiceForAdmin = Invoice.extend({
  buyer: z.object({ name: z.string(), gstin: z.string().nullable() }),
  taxable_paise: z.number(),
  tax_paise: z.number(),
});
export type InvoiceForAdmin = z.output<typeof InvoiceForAdmin>;

const month = z
  .string('request.missing')
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'request.invalid_value');

const buyers = ['user', 'hr'] as const;
const paper = ['resource.invoice.not_found', 'request.too_many_requests', 'server.busy'] as const;

export const invoices = endpoints({
  'GET /barong/resource/billing_details': {
    summary: 'Whom invoices are for: the seeker, or the company; null before they have said it',
    who: buyers,
    team: 'owner',
    output: z.object({ billing: BillingDetails.nullable() }),
  },
  'PUT /barong/resource/billing_details': {
    summary: 'Say whom later invoices are for; those that were issued never change',
    who: buyers,
    team: 'owner',
    body: BillingForm,
    example: {
      name: 'Kaveri Mills Private Limited',
      address: '7 Mill Road, Pune',
      pin: '411001',
      state: '27',
      gstin: '27AAPFU0939F1ZV',
    },
    output: BillingDetails,
    errors: [
      'request.missing',
      'resource.billing.invalid_pin',
      'resource.billing.invalid_gstin',
      'resource.billing.other_state',
      'resource.hr_profile.not_found',
      'request.stale',
    ],
  },
  'GET /barong/resource/invoices': {
    summary: 'Invoices and credit notes of the seeker, or of the company; the newest first',
    who: buyers,
    team: 'owner',
    query: paging(),
    output: listOf('invoices', Invoice),
  },
  'GET /barong/resource/invoices/:id/document.pdf': {
    summary: 'An invoice or a credit note as it was issued',
    who: buyers,
    team: 'owner',
    signed: true,
    params: idParams({ invoice: 'seeker', companyInvoice: 'recruiter' }),
    output: 'file',
    errors: paper,
  },
  'GET /barong/admin/invoices': {
    summary: 'All invoices and credit notes, the newest first; of a month by the calendar of India',
    who: 'admin',
    admins: ['finance'],
    query: paging().extend({
      search: searchText(),
      kind: onlyOf(invoiceKinds),
      month: month.optional(),
    }),
    output: listOf('invoices', InvoiceForAdmin),
  },
  'GET /barong/admin/invoices/:id/document.pdf': {
    summary: 'An invoice or a credit note as it was issued, for the operator',
    who: 'admin',
    admins: ['finance'],
    signed: true,
    params: idParams({ invoice: 'admin', companyInvoice: 'admin' }),
    output: 'file',
    errors: paper,
  },
  'GET /barong/admin/gstr1': {
    summary: 'What a month’s return GSTR-1 has to say: how many rows each of its tables has',
    who: 'admin',
    admins: ['finance'],
    query: z.object({ month }),
    output: z.object({
      tables: z.array(z.object({ section: z.enum(gstr1Sections), rows: z.number() })),
    }),
    errors: ['request.missing', 'request.invalid_value'],
  },
  'GET /barong/admin/gstr1/table.csv': {
    summary: 'A table of GSTR-1 as CSV, with the columns of the offline tool',
    who: 'admin',
    admins: ['finance'],
    query: z.object({ month, section: z.enum(gstr1Sections, 'request.invalid_value') }),
    output: 'file',
    errors: ['request.missing', 'request.invalid_value'],
  },
});
