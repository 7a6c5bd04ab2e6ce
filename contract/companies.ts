import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { idParams } from './fields/ids.ts';
import { blank, lineOrNull } from './fields/optional-fields.ts';
import { isPublicHttps } from './fields/web-address.ts';
import { listOf, paging, searchText } from './lists.ts';
import { CompanyEvidence } from './companies/evidence.ts';
import { requiredText } from './fields/texts.ts';
import {
  COMPANY_DESCRIPTION_MAX_LENGTH,
  COMPANY_NAME_MAX_LENGTH,
  INDUSTRY_MAX_LENGTH,
  PLACE_MAX_LENGTH,
} from './fields/max-lengths.ts';

const PublicWebAddress = lineOrNull(300).refine(
  (text) => text === null || isPublicHttps(text),
  'resource.hr_profile.invalid_website',
);

const written = {
  company_name: requiredText('resource.hr_profile.missing_name', COMPANY_NAME_MAX_LENGTH),
  company_description: requiredText(
    'resource.hr_profile.missing_description',
    COMPANY_DESCRIPTION_MAX_LENGTH,
  ),
  industry: requiredText('resource.hr_profile.missing_industry', INDUSTRY_MAX_LENGTH),
  company_website: PublicWebAddress,
  company_size: z.union(
    [
      blank,
      z.null(),
      z.coerce
        .number()
        .int()
        .min(1, 'resource.hr_profile.invalid_size')
        .max(10_000_000, 'resource.hr_profile.invalid_size'),
    ],
    { error: 'resource.hr_profile.invalid_size' },
  ),
  company_location: lineOrNull(PLACE_MAX_LENGTH),
  linkedin_url: PublicWebAddress,
  /** Whether it hires for other companies; null leaves that to its name and industry. */
  is_consultant: z.boolean().nullable(),
  /** The year of foundation. */
  founded: z
    .union(
      [blank, z.null(), z.coerce.number().int().min(1_700, 'resource.hr_profile.invalid_founded')],
      'resource.hr_profile.invalid_founded',
    )
    .refine(
      (year) => year === null || year <= new Date().getFullYear(),
      'resource.hr_profile.invalid_founded',
    ),
};

/** The form of a company. */
export const CompanyForm = z.object({
  ...written,
  company_website: written.company_website.default(null),
  company_size: written.company_size.default(null),
  company_location: written.company_location.default(null),
  linkedin_url: written.linkedin_url.default(null),
  is_consultant: written.is_consultant.default(null),
  founded: written.founded.default(null),
});
export type CompanyForm = z.output<typeof CompanyForm>;

/** A change to a company: fields that are not sent stay as they are. */
const CompanyChange = z
  .object({
    ...written,
    /** Another name of `company_location`. */ location: lineOrNull(PLACE_MAX_LENGTH),
  })
  .partial()
  .extend({
    /** Refuses to change a company that the recruiter already has. */
    create_only: z.boolean().default(false),
  });
export type CompanyChange = z.output<typeof CompanyChange>;

/** A recruiter's company, as its own members see it. */
export const HrProfile = z.object({
  id: z.number(),
  company_name: z.string(),
  company_description: z.string().nullable(),
  industry: z.string().nullable(),
  company_website: z.string().nullable(),
  company_size: z.number().nullable(),
  company_size_text: z.string().nullable(),
  company_location: z.string().nullable(),
  /** Another name of `company_location`. */
  location: z.string().nullable(),
  linkedin_url: z.string().nullable(),
  founded: z.number().nullable(),
  is_consultant: z.boolean(),
  complete: z.boolean(),
  /**
   * Its name or domain looks like that of a known company: it posts nothing until an admin has
   * allowed it.
   */
  waits_for_check: z.boolean(),
  /** An admin has refused it under the name and website that it has now. */
  name_refused: z.boolean(),
  active_job_count: z.number(),
  total_job_count: z.number(),
  applications_received: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  /** Send it as If-Match to be refused instead of overwriting a colleague's change. */
  version: z.number(),
});
export type HrProfile = z.output<typeof HrProfile>;

/**
 * How a company answers applications, to all of its jobs or to one; shown once enough of them are
 * counted.
 */
export const AnswerFigures = z.object({
  /** Applications that were answered, or whose promised day has passed. */
  counted: z.number(),
  in_time_percent: z.number(),
  /** How long half of the answers took at most; null if nothing was answered. */
  median_days: z.number().nullable(),
});
export type AnswerFigures = z.output<typeof AnswerFigures>;

/**
 * A company as everybody sees it. `claimed` means that at least one of its recruiters has an
 * account.
 */
export const Company = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string().nullable(),
  industry: z.string().nullable(),
  website: z.string().nullable(),
  size: z.number().nullable(),
  size_text: z.string().nullable(),
  founded: z.number().nullable(),
  headquarters: z.string().nullable(),
  is_consultant: z.boolean(),
  claimed: z.boolean(),
  evidence: CompanyEvidence,
  active_jobs: z.number(),
  job_count: z.number(),
  /** Other names of `active_jobs` and `job_count`. */
  activeJobs: z.number(),
  jobCount: z.number(),
  /** Always null: companies send no pictures and are shown by their initial. */
  logo: z.null(),
  /** Null while fewer than ten applications are counted. */
  answers: AnswerFigures.nullable(),
});
export type Company = z.output<typeof Company>;

export const companyTabs = ['all', 'hiring', 'tech', 'startups'] as const;

export const CompanyResults = listOf('companies', Company);
export type CompanyResults = z.output<typeof CompanyResults>;

export const companies = endpoints({
  'GET /barong/resource/hr_profile': {
    summary: "The recruiter's company",
    who: 'hr',
    aliases: ['GET /barong/resource/hr_profiles'],
    output: HrProfile,
    errors: ['resource.hr_profile.not_found'],
  },
  'POST /barong/resource/hr_profile': {
    summary:
      "Change what is sent of the recruiter's company and leave the rest; without a company, create one, which needs name, description and industry",
    who: 'hr',
    team: 'owner',
    body: CompanyChange,
    output: HrProfile,
    errors: [
      'resource.hr_profile.exists',
      'resource.hr_profile.missing_name',
      'resource.hr_profile.missing_description',
      'resource.hr_profile.missing_industry',
      'resource.hr_profile.invalid_website',
      'resource.hr_profile.invalid_size',
      'resource.hr_profile.invalid_founded',
      'resource.hr_profile.looks_like',
      'request.stale',
    ],
  },
  'GET /barong/resource/company_hints': {
    summary: 'What the recruiter told of the company at registration, to fill in its form',
    who: 'hr',
    output: z.object({
      company_name: z.string().nullable(),
      company_website: z.string().nullable(),
      industry: z.string().nullable(),
      company_size: z.number().nullable(),
    }),
  },
  'GET /barong/resource/hr_profiles/:id': {
    summary: 'A company by id, for recruiters and admins',
    who: ['hr', 'admin'],
    params: idParams({ company: 'anyone' }),
    output: HrProfile.extend({
      /**
       * Null for recruiters of other companies, like the next one: these figures are for the
       * company's own.
       */
      total_job_count: z.number().nullable(),
      applications_received: z.number().nullable(),
    }),
    errors: ['resource.hr_profile.not_found'],
  },
  'GET /barong/public/companies': {
    summary: 'Companies, those with open jobs first',
    who: 'anyone',
    aliases: ['GET /barong/resource/companies'],
    query: paging().extend({
      search: searchText(),
      /** Only companies of level 2 or 3. */
      verified: z.stringbool().default(false),
      tab: z.enum(companyTabs).default('all'),
    }),
    output: CompanyResults,
  },
  'GET /barong/public/companies/:id': {
    summary: 'One company',
    who: 'anyone',
    aliases: ['GET /barong/resource/companies/:id'],
    params: idParams({ company: 'anyone' }),
    output: Company,
    errors: ['resource.company.not_found'],
  },
});
