import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { idOf, idParams } from '../fields/ids.ts';
import { listOf, paging } from '../lists.ts';
import { KnownLanguage, WrittenProfile } from '../profiles.ts';
import { visibilities } from './choices.ts';
import { BLOCKED_NAME_MAX_LENGTH } from '../fields/max-lengths.ts';

/** What a seeker shows of the profile, and to whom. */
export const Sharing = z.object({
  /** Who may find the profile, besides companies that it was sent to. */
  visibility: z.enum(visibilities),
  is_public: z.boolean(),
  /** Where everybody with the address sees the profile; null while it is not public. */
  url: z.string().nullable(),
  shows_job_preferences: z.boolean(),
  /** Off until its seeker ticks it. */
  shows_picture: z.boolean(),
  /** When the seeker first agreed to what a public profile shows; null before. */
  consented_at: z.string().nullable(),
});
export type Sharing = z.output<typeof Sharing>;

/** What everybody with the address may know: no contact, no pay, no resume. */
export const PublicProfile = z.object({
  name: z.string(),
  /** Where the picture is while its seeker shows it; ends with the address of the profile. */
  picture_url: z.string().nullable(),
  ...WrittenProfile.shape,
  languages: z.array(KnownLanguage),
  total_experience_months: z.number(),
  /** Null if the seeker does not show them. */
  job_preferences: z
    .object({
      preferred_locations: z.array(z.string()),
      notice_period_days: z.number().nullable(),
      last_working_day: z.string().nullable(),
    })
    .nullable(),
});
export type PublicProfile = z.output<typeof PublicProfile>;

/** A company that never sees the seeker: one on this portal, or a name, or a domain. */
export const BlockedCompany = z.object({
  id: z.number(),
  company_id: z.number().nullable(),
  name: z.string().nullable(),
  domain: z.string().nullable(),
  created_at: z.string(),
});
export type BlockedCompany = z.output<typeof BlockedCompany>;

/** `HR@Company.in` and `https://www.company.in/jobs` are `company.in`. */
function domainOf(text: string): string {
  const [, host = ''] = /^(?:[a-z]+:\/\/)?(?:[^/@]*@)?([^/?#:]+)/i.exec(text.trim()) ?? [];
  try {
    return new URL(`http://${host}`).hostname.replace(/^www\./, '').replace(/\.$/, '');
  } catch {
    return '';
  }
}

const isDomain = (text: string) =>
  /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(text);

const Domain = z
  .string()
  .max(300, 'resource.blocked_company.invalid_domain')
  .transform(domainOf)
  .refine(isDomain, 'resource.blocked_company.invalid_domain');

const Name = z
  .string()
  .trim()
  .max(BLOCKED_NAME_MAX_LENGTH)
  .refine((name) => /[\p{L}\p{N}]/u.test(name), 'resource.blocked_company.missing');

const NewBlock = z
  .object({
    /**
     * A company on this portal; its name is kept too, so that companies of the same name are
     * blocked as well.
     */
    company_id: idOf({ company: 'anyone' }).optional(),
    /** However it is written: "Acme Pvt. Ltd." is "ACME Private Limited". */
    name: Name.optional(),
    /** The domain of its recruiters' mail addresses or of its website, with all subdomains. */
    domain: Domain.optional(),
  })
  .refine((block) => Object.values(block).filter((value) => value !== undefined).length === 1, {
    path: ['name'],
    error: 'resource.blocked_company.missing',
  });
export type NewBlock = z.output<typeof NewBlock>;

export const sharing = endpoints({
  'GET /barong/resource/sharing': {
    summary: 'What the seeker shows, and to whom; before a choice only what an application sends',
    who: 'user',
    output: Sharing,
  },
  'PUT /barong/resource/sharing': {
    summary: 'Change who may find the profile, and what a public profile shows',
    who: 'user',
    body: z.object({
      visibility: z.enum(visibilities).optional(),
      shows_job_preferences: z.boolean().optional(),
      shows_picture: z.boolean().optional(),
    }),
    output: Sharing,
    errors: ['resource.profile.not_found'],
  },
  'POST /barong/resource/sharing/address': {
    summary:
      'Make the profile public at a new address, which is the consent to what it shows; an older address ends at once',
    who: 'user',
    verified: true,
    output: Sharing,
    errors: ['resource.profile.not_found', 'request.too_many_requests'],
  },
  'DELETE /barong/resource/sharing/address': {
    summary: 'Make the profile public no longer; its address ends at once and for good',
    who: 'user',
    output: Sharing,
  },
  'GET /barong/public/public_profile': {
    summary:
      'The public profile with this code; recruiters of a company that never sees the seeker get 404',
    who: 'anyone',
    query: z.object({ code: z.string().max(64) }),
    output: PublicProfile,
    errors: ['resource.public_profile.not_found'],
  },
  'GET /barong/public/public_profile/picture': {
    summary: 'The picture of the public profile with this code, while its seeker shows it',
    who: 'anyone',
    query: z.object({ code: z.string().max(64) }),
    output: 'file',
    errors: ['resource.picture.not_found'],
  },
  'GET /barong/resource/blocked_companies': {
    summary: 'The companies that never see the seeker, newest first',
    who: 'user',
    query: paging(),
    output: listOf('blocked_companies', BlockedCompany, {
      /** Present employers that are not on the list. */
      suggestions: z.array(z.string()),
    }),
  },
  'POST /barong/resource/blocked_companies': {
    summary: 'Add a company that never sees the seeker, by its id, its name or its domain',
    who: 'user',
    body: NewBlock,
    example: { company_id: 1 },
    status: 201,
    output: BlockedCompany,
    errors: [
      'resource.blocked_company.missing',
      'resource.blocked_company.invalid_domain',
      'resource.blocked_company.shared_domain',
      'resource.blocked_company.exists',
      'resource.blocked_company.too_many',
      'resource.company.not_found',
    ],
  },
  'DELETE /barong/resource/blocked_companies/:id': {
    summary: 'Take a company off the list',
    who: 'user',
    params: idParams({ blockedCompany: 'seeker' }),
    output: z.object({ message: z.string() }),
    errors: ['resource.blocked_company.not_found'],
  },
});
