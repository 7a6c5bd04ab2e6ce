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
 * How it was shown: sent with an application, opened by a company, put on a public page; or mail address and
 * number, for as long as they are shared.
 */
const disclosureKinds = ['application', 'view', 'public_profile', 'contact'] as const;

export const Disclosure = z.object({
  kind: z.enum(disclosureKinds),
  /** Null for the public. */
  company_name: z.string().nullable(),
  job_title: z.string().nullable(),
  what: z.array(z.enum(disclosedThings)),
  at: z.string(),
  /** When the public page or the sharing ended; null until then, and for what happened once. */
  until: z.string().nullable(),
});
export type Disclosure = z.output<typeof Disclosure>;

export const disclosures = endpoints({
  'GET /barong/resource/disclosures': {
    summary:
      'What was shown of the seeker to whom, newest first: applications with what was sent, looks by company and day, and when the public profile was on or address and number were shared',
    who: 'user',
    query: paging(),
    output: listOf('disclosures', Disclosure),
    errors: [],
  },
});
