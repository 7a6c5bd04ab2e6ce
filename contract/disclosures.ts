import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { listOf, paging } from './lists.ts';

/** What a company or the public can be shown of a seeker. */
const disclosedThings = [
  'profile',
  'email',
  'phone',
  'letter',
  'resume',
  'pay',
  'public_profile',
] as const;

/**
 * How it was shown: sent with an application, opened by a company, put on a public page; mail address and
 * number, for as long as they are shared; or opened by the operator, who has to say why.
 */
const disclosureKinds = ['application', 'view', 'public_profile', 'contact', 'operator'] as const;

export const Disclosure = z.object({
  kind: z.enum(disclosureKinds),
  /** Null for the public and the operator. */
  company_name: z.string().nullable(),
  job_title: z.string().nullable(),
  what: z.array(z.enum(disclosedThings)),
  at: z.string(),
  /** When the public page or the sharing ended; null until then, and for what happened once. */
  until: z.string().nullable(),
  /** The reason that the operator gave; null for all others. */
  reason: z.string().nullable(),
});
export type Disclosure = z.output<typeof Disclosure>;

export const disclosures = endpoints({
  'GET /barong/resource/disclosures': {
    summary:
      'What was shown of the seeker to whom, newest first: applications with what was sent, looks by company and day, when the public profile was on or address and number were shared, and when the operator opened the resume, and why',
    who: 'user',
    query: paging(),
    output: listOf('disclosures', Disclosure),
  },
});
