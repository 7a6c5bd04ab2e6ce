import { z } from 'zod';
import { Email } from '../accounts/email.ts';
import { Code } from '../accounts.ts';
import { endpoints } from '../endpoint.ts';
import { CompanyEvidence, Evidence } from './evidence.ts';
import { paperKinds } from './paper-numbers.ts';

/** A paper that was sent, with what an admin said of it; null while nobody has looked. */
const Paper = z.object({
  kind: z.enum(paperKinds),
  number: z.string(),
  sent_at: z.string(),
  allowed: z.boolean().nullable(),
  reason: z.string().nullable(),
});

/** The evidence of a recruiter's own company, with what it can still show. */
export const OwnEvidence = CompanyEvidence.extend({
  /** Evidence that has run out, the newest of each kind that has not been shown again. */
  ended: z.array(Evidence),
  /** The domain of the website; null without one. */
  domain: z.string().nullable(),
  /** Whether the domain can be shown; not one where anybody gets a mailbox. */
  domain_counts: z.boolean(),
  /** The TXT record that shows the domain; null where none can. */
  dns_record: z.string().nullable(),
  /** Papers that were sent, the newest of each kind. */
  papers: z.array(Paper),
  /** The known company that it could be taken for, while an admin has not allowed it. */
  held: z
    .object({
      like_name: z.string(),
      /** Why an admin has refused it; null while nobody has looked. */
      reason: z.string().nullable(),
    })
    .nullable(),
});
export type OwnEvidence = z.output<typeof OwnEvidence>;

export const companyEvidence = endpoints({
  'GET /barong/resource/hr_profile/evidence': {
    summary: 'What shows that the recruiter’s company is who it says, and what it can still show',
    who: 'hr',
    output: OwnEvidence,
    errors: ['resource.hr_profile.not_found'],
  },
  'POST /barong/resource/hr_profile/evidence/work_mail': {
    summary: 'Mail a code to an address at the domain of the company’s website',
    who: 'hr',
    team: 'owner',
    verified: true,
    body: z.object({ email: Email }),
    output: z.object({ message: z.string() }),
    errors: [
      'resource.hr_profile.not_found',
      'resource.evidence.no_website',
      'resource.evidence.shared_domain',
      'resource.evidence.other_domain',
      'identity.user.missing_email',
      'identity.user.invalid_email',
      'request.too_many_requests',
    ],
  },
  'POST /barong/resource/hr_profile/evidence/work_mail/confirmation': {
    summary: 'Confirm the work address by the code that was mailed to it',
    who: 'hr',
    team: 'owner',
    verified: true,
    body: z.object({ otp: Code }),
    output: OwnEvidence,
    errors: [
      'resource.hr_profile.not_found',
      'identity.otp.invalid',
      'identity.otp.expired',
      'request.too_many_requests',
    ],
  },
  'POST /barong/resource/hr_profile/evidence/dns': {
    summary: 'Look for `dns_record` among the TXT records of the website’s domain',
    who: 'hr',
    team: 'owner',
    verified: true,
    output: OwnEvidence,
    errors: [
      'resource.hr_profile.not_found',
      'resource.evidence.no_website',
      'resource.evidence.shared_domain',
      'resource.evidence.no_record',
      'resource.evidence.no_name_server',
      'request.too_many_requests',
    ],
  },
});
