import { z } from 'zod';
import { applicationStatuses } from './statuses.ts';
import { eventKinds } from './event-kinds.ts';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { RECEIPT_CODE_MAX_LENGTH } from '../fields/max-lengths.ts';

/** What a receipt says of one event; a verifier sees no more than this. */
const ReceiptEvent = z.object({
  kind: z.enum(eventKinds),
  status: z.enum(applicationStatuses),
  by: z.enum(['seeker', 'company', 'clock']),
  at: z.string(),
});

/** What is signed: an application and everything that had happened to it at the time of issue. */
export const ReceiptContent = z.object({
  type: z.literal('application-receipt'),
  version: z.literal(1),
  code: z.string(),
  verify_url: z.string(),
  issued_at: z.string(),
  seeker_name: z.string(),
  application_id: z.number(),
  job_title: z.string(),
  company_name: z.string(),
  events: z.array(
    ReceiptEvent.extend({
      note: z.string().nullable(),
      interview_at: z.string().nullable(),
      interview_place: z.string().nullable(),
      /** The hash of the event in the chain, in hexadecimal digits. */
      hash: z.string(),
    }),
  ),
});
export type ReceiptContent = z.output<typeof ReceiptContent>;

/**
 * A receipt as its seeker downloads it. The signature is over the JSON of `receipt` by RFC 8785, with
 * the key of this id in `/.well-known/jwks.json`.
 */
export interface SignedReceipt {
  receipt: ReceiptContent;
  signature: { algorithm: 'Ed25519'; key_id: string; value: string };
}

/** What everybody learns who has a receipt's code: nobody's name, and no words of the company. */
export const CheckedReceipt = z.object({
  code: z.string(),
  /** False if what the portal stored has been changed since. */
  genuine: z.boolean(),
  issued_at: z.string(),
  seeker_initials: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  events: z.array(ReceiptEvent),
  /** Whether more has happened to the application since then. */
  moved_on: z.boolean(),
});
export type CheckedReceipt = z.output<typeof CheckedReceipt>;

/** 80 bits by RFC 4648, in groups of four. */
const CODE = /^[A-Z2-7]{16}$/;

/** A code as it is printed, whatever was typed between and around its groups; null if it is none. */
export function receiptCodeOf(text: string): string | null {
  const signs = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return CODE.test(signs) ? (signs.match(/.{4}/g) ?? []).join('-') : null;
}

export const receipts = endpoints({
  'GET /barong/resource/my/applications/:id/receipt.json': {
    summary: 'A signed receipt of an application and its history; the same one until more happens',
    who: 'user',
    params: idParams({ application: 'seeker' }),
    output: 'file',
    errors: ['resource.application.not_found', 'request.too_many_requests'],
  },
  'GET /barong/resource/my/applications/:id/receipt.pdf': {
    summary: 'The same receipt on paper, with a QR code that leads to where it is checked',
    who: 'user',
    params: idParams({ application: 'seeker' }),
    output: 'file',
    errors: ['resource.application.not_found', 'request.too_many_requests', 'server.busy'],
  },
  'GET /barong/public/receipts': {
    summary: 'Whether the receipt with this code is genuine',
    who: 'anyone',
    query: z.object({ code: z.string('request.missing').max(RECEIPT_CODE_MAX_LENGTH) }),
    output: CheckedReceipt,
    errors: ['resource.receipt.not_found', 'request.too_many_requests'],
  },
});
