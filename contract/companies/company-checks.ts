import { z } from 'zod';
import { days } from '../fields/optional-fields.ts';
import { Email } from '../accounts/email.ts';
import { Code } from '../accounts.ts';
import { ACCOUNT_REASON_MAX_LENGTH, COMPANY_CLAIM_NOTE_MAX_LENGTH } from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import { idOf, idParams } from '../fields/ids.ts';
import { seenText } from '../fields/texts.ts';
import { listOf, paging } from '../lists.ts';
import { checkKinds } from './check-kinds.ts';
import { paperKinds } from './paper-numbers.ts';

/** Something about a company that admins decide. */
export const CompanyCheck = z.object({
  id: z.number(),
  kind: z.enum(checkKinds),
  company_id: z.number(),
  company_name: z.string(),
  company_website: z.string().nullable(),
  /** Who claims the company, or the first recruiter of a look-alike. */
  recruiter_name: z.string().nullable(),
  recruiter_email: z.string().nullable(),
  note: z.string(),
  like_name: z.string().nullable(),
  like_domain: z.string().nullable(),
  paper_kind: z.enum(paperKinds).nullable(),
  paper_number: z.string().nullable(),
  /** Opens the paper without a bearer token for a while; null once it is deleted. */
  file_url: z.string().nullable(),
  created_at: z.string(),
  decided_at: z.string().nullable(),
  allowed: z.boolean().nullable(),
  reason: z.string().nullable(),
});
export type CompanyCheck = z.output<typeof CompanyCheck>;

/** The recruiter's newest claim. */
const Claim = z.object({
  company_id: z.number(),
  company_name: z.string(),
  allowed: z.boolean().nullable(),
  reason: z.string().nullable(),
});

export const companyChecks = endpoints({
  'GET /barong/resource/company_claims': {
    summary: 'The recruiter’s newest claim of a company that an admin decides, if there is one',
    who: 'hr',
    output: z.object({ claim: Claim.nullable() }),
  },
  'POST /barong/resource/company_claims': {
    summary:
      'Claim a company that nobody here manages, imported or left by its people: with an address at its website’s domain a code is mailed there, otherwise an admin decides',
    who: 'hr',
    team: 'owner',
    verified: true,
    body: z.object({
      company_id: idOf({ managedCompany: 'nobody' }),
      email: Email.optional(),
      /** How an admin can see that the company is theirs; needed without an address. */
      note: seenText(COMPANY_CLAIM_NOTE_MAX_LENGTH).default(''),
    }),
    example: { company_id: 1, note: 'I am its owner: see the imprint of our website.' },
    output: z.object({ state: z.enum(['code_sent', 'waiting']) }),
    errors: [
      'resource.company.not_found',
      'resource.hr_profile.exists',
      'resource.company_claim.waiting',
      'resource.company_claim.missing_note',
      'resource.evidence.no_website',
      'resource.evidence.shared_domain',
      'resource.evidence.other_domain',
      'identity.user.missing_email',
      'identity.user.invalid_email',
      'request.too_many_requests',
    ],
  },
  'POST /barong/resource/company_claims/confirmation': {
    summary: 'Take over the claimed company by the code that was mailed to its domain',
    who: 'hr',
    team: 'owner',
    verified: true,
    body: z.object({ company_id: idOf({ managedCompany: 'nobody' }), otp: Code }),
    example: { company_id: 1, otp: '000000' },
    output: z.object({ company_id: z.number() }),
    errors: [
      'resource.company.not_found',
      'resource.hr_profile.exists',
      'identity.otp.invalid',
      'identity.otp.expired',
      'request.too_many_requests',
    ],
  },
  'GET /barong/resource/company_claims/:id/record': {
    summary: 'The TXT record by which the caller, and nobody else, can claim the company',
    who: 'hr',
    team: 'owner',
    verified: true,
    params: idParams({ managedCompany: 'nobody' }),
    output: z.object({ domain: z.string(), record: z.string() }),
    errors: [
      'resource.company.not_found',
      'resource.hr_profile.exists',
      'resource.evidence.no_website',
      'resource.evidence.shared_domain',
    ],
  },
  'POST /barong/resource/company_claims/:id/record': {
    summary: 'Take over the company if the caller’s record is among those of its website’s domain',
    who: 'hr',
    team: 'owner',
    verified: true,
    params: idParams({ managedCompany: 'nobody' }),
    output: z.object({ company_id: z.number() }),
    errors: [
      'resource.company.not_found',
      'resource.hr_profile.exists',
      'resource.evidence.no_website',
      'resource.evidence.shared_domain',
      'resource.evidence.no_record',
      'resource.evidence.no_name_server',
      'request.too_many_requests',
    ],
  },
  'GET /barong/admin/company_checks': {
    summary: 'What admins decide about companies: oldest first while it waits, newest first after',
    who: 'admin',
    admins: ['moderator'],
    query: paging().extend({ ...days, status: z.enum(['waiting', 'decided']).default('waiting') }),
    output: listOf('company_checks', CompanyCheck, { waiting_count: z.number() }),
  },
  'POST /barong/resource/hr_profile/papers': {
    summary:
      'Send a paper of the company as a PDF of at most 2 MB in `upload[]`, with its number; an admin compares them',
    who: 'hr',
    team: 'owner',
    // Files take space, so an account with an unconfirmed address cannot leave any.
    verified: true,
    upload: z.object({
      kind: z.enum(paperKinds, 'request.missing'),
      number: z.string('request.missing').max(40),
    }),
    status: 201,
    output: z.object({ message: z.string() }),
    errors: [
      'resource.hr_profile.not_found',
      'resource.evidence.invalid_number',
      'resource.evidence.number_state',
      'resource.evidence.number_year',
      'resource.evidence.number_kind',
      'resource.evidence.number_pan',
      'resource.evidence.number_check',
      'resource.evidence.not_pdf',
      'resource.document.empty',
      'resource.document.too_large',
      'resource.document.active',
      'resource.document.locked',
      'resource.document.slow',
      'resource.document.infected',
      'resource.document.not_scanned',
      'resource.document.no_space',
      'request.missing',
      'request.too_many_requests',
    ],
  },
  'GET /barong/admin/company_checks/:id/file': {
    summary: 'The paper of a check',
    who: 'admin',
    admins: ['moderator'],
    signed: true,
    params: idParams({ companyPaper: 'admin' }),
    output: 'file',
    errors: ['resource.company_check.not_found'],
  },
  'PUT /barong/admin/company_checks/:id': {
    summary: 'Allow a claim or a look-alike, or refuse it with a reason, which is mailed',
    who: 'admin',
    admins: ['moderator'],
    params: idParams({ companyCheck: 'admin' }),
    body: z.object({
      allowed: z.boolean('request.missing'),
      reason: seenText(ACCOUNT_REASON_MAX_LENGTH).default(''),
    }),
    example: { allowed: false, reason: 'The address is not the company’s.' },
    output: CompanyCheck,
    errors: [
      'resource.company_check.not_found',
      'resource.company_check.decided',
      'resource.company_check.missing_reason',
      'resource.hr_profile.exists',
    ],
  },
});
