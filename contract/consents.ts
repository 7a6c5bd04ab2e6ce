import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { listOf, paging } from './lists.ts';

/** What somebody can agree to. */
const consentPurposes = [
  'terms',
  'privacy',
  'contact',
  'found',
  'public_profile',
  'testimonial',
  'news',
  'sms',
  'whatsapp',
] as const;

/** The receipt of a consent. */
const Consent = z.object({
  purpose: z.enum(consentPurposes),
  /** Who may read address and number; null for all other purposes. */
  company_name: z.string().nullable(),
  /** Of the terms or the privacy policy; null for those that came with the product, and for all other purposes. */
  version: z.number().nullable(),
  /** Null where it was given before such times were kept, or only the end is known. */
  given_at: z.string().nullable(),
  /** Null while it holds. */
  withdrawn_at: z.string().nullable(),
});
export type Consent = z.output<typeof Consent>;

export const consents = endpoints({
  'GET /barong/resource/consents': {
    summary:
      'What the caller has agreed to, those that hold first: for what, to which company, since when, and until when it held',
    who: ['user', 'hr'],
    query: paging(),
    output: listOf('consents', Consent),
  },
});
