import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { requiredText } from '../fields/texts.ts';
import { listOf, onlyOf, paging, searchText } from '../lists.ts';
import { DIFFERENCE_NOTE_MAX_LENGTH } from '../fields/max-lengths.ts';
import { differenceStates } from './difference-states.ts';

/** How what the gateway has settled can differ from what is known here. */
const differenceKinds = [
  /** A payment or refund that is not known here. */
  'unknown_payment',
  'unknown_refund',
  /** Another amount than here. */
  'payment_amount',
  'refund_amount',
  /** Settled by the gateway, but not done here. */
  'refund_not_done',
  /** What reached the bank is not the amount less the fee. */
  'sum',
  /** A fee of more than three hundredths, or other GST on it than 18 %. */
  'fee',
  /** It is in two settlements. */
  'twice',
  /** Neither a payment nor a refund: an adjustment, a dispute, a transfer. */
  'other',
  /** Paid or given back here for a week, and in none of the reports. */
  'payment_missing',
  'refund_missing',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** A few thousand lines; the command takes any file. */
const REPORT_MAX_LENGTH = 800_000;

const Difference = z.object({
  id: z.number(),
  kind: z.enum(differenceKinds),
  /** `solved` ones no longer differ. */
  state: z.enum(differenceStates),
  /** The gateway's id of what differs. */
  reference: z.string(),
  payment_id: z.number().nullable(),
  expected_paise: z.number().nullable(),
  found_paise: z.number().nullable(),
  /** When it was settled or, where nothing was, paid. */
  at: z.string(),
  found_at: z.string(),
  solved_at: z.string().nullable(),
  explained_at: z.string().nullable(),
  explained_by: z.string().nullable(),
  note: z.string().nullable(),
  /** Send it as If-Match to be refused instead of overwriting a colleague's note. */
  version: z.number(),
});
export type Difference = z.output<typeof Difference>;

const Settlement = z.object({
  id: z.string(),
  /** The bank's reference of the transfer. */
  utr: z.string().nullable(),
  settled_at: z.string(),
  lines: z.number(),
  /** Lines that were left out of the books because they differ. */
  unbooked: z.number(),
  fee_paise: z.number(),
  /** What the bank account received or, below zero, paid. */
  net_paise: z.number(),
});
export type Settlement = z.output<typeof Settlement>;

const wanted = z.object({
  search: searchText(),
  state: onlyOf(differenceStates),
});

export const settlements = endpoints({
  'GET /barong/admin/differences': {
    summary: 'Where the settlements of the gateway differ from the payments here, the newest first',
    who: 'admin',
    admins: ['finance'],
    query: paging().extend(wanted.shape),
    output: listOf('differences', Difference),
  },
  'GET /barong/admin/differences/export.csv': {
    summary: 'The differences of the list as CSV, at most 50,000',
    who: 'admin',
    admins: ['finance'],
    query: wanted,
    output: 'file',
  },
  'PUT /barong/admin/differences/:id/note': {
    summary: 'Explain an open difference, or explain it anew',
    who: 'admin',
    admins: ['finance'],
    params: idParams({ difference: 'admin' }),
    body: z.object({ note: requiredText('request.missing', DIFFERENCE_NOTE_MAX_LENGTH) }),
    example: { note: 'Disputed by the payer; the bank has decided for us.' },
    output: Difference,
    errors: [
      'resource.difference.not_found',
      'resource.difference.solved',
      'request.missing',
      'request.stale',
    ],
  },
  'GET /barong/admin/settlements': {
    summary: 'What the gateway has settled with the bank, the newest first',
    who: 'admin',
    admins: ['finance'],
    query: paging().extend({ search: searchText() }),
    output: listOf('settlements', Settlement),
  },
  'POST /barong/admin/settlements': {
    summary:
      "Read a settlement report of the gateway, as CSV with the column names of Razorpay's, in rupees. With a line that cannot be read nothing is kept",
    who: 'admin',
    admins: ['finance'],
    body: z.object({
      csv: z
        .string('resource.settlement.unreadable')
        .min(1, 'resource.settlement.unreadable')
        .max(REPORT_MAX_LENGTH, 'request.too_long'),
    }),
    example: {
      csv: 'entity_id,type,amount,fee,tax,credit,debit,settlement_id,settled_at\npay_1,payment,99.00,2.34,0.36,96.66,0,setl_1,2026-11-20T12:00:00+05:30',
    },
    output: z.object({
      lines: z.number(),
      /** Those of them that were new. */
      new_lines: z.number(),
      /** What cannot be read, at most 20 lines of the file. */
      problems: z.array(z.object({ line: z.number(), column: z.string() })),
    }),
    errors: ['resource.settlement.unreadable', 'request.too_long'],
  },
});
