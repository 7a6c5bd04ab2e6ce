import { z } from 'zod';
import { several } from '../lists.ts';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { applicationSources, declaredSources } from './sources.ts';

/** The code in the link by which somebody refers others to a job; nobody can guess it. */
const ReferralCode = z.string().regex(/^[\w-]{22}$/);

/** How the seeker came to the job. */
export const DeclaredOrigin = z.object({
  source: z.enum(declaredSources).default('api'),
  /** The code of the link that they came by; it has no effect once the link has ended. */
  referral: ReferralCode.optional(),
});

/** How the seeker came to the job, as the company sees it. */
export const Origin = z.object({
  source: z.enum(applicationSources),
  /** The member of the team who referred the candidate; null while the candidate is hidden. */
  referred_by: z.string().nullable(),
});

/** The link of one member of the team for one job. */
const OwnReferral = z.object({
  /** Null while there is none. */
  url: z.string().nullable(),
  /** How many applied through it. */
  applications: z.number(),
});
export type OwnReferral = z.output<typeof OwnReferral>;

export const referrals = endpoints({
  'GET /barong/resource/jobs/:id/referral': {
    summary: "The member's own link to one of the company's jobs, and how many applied through it",
    who: 'hr',
    params: idParams({ job: 'recruiter', draft: 'recruiter' }),
    output: OwnReferral,
    errors: ['resource.job.not_found'],
  },
  'POST /barong/resource/jobs/:id/referral': {
    summary: 'Make that link; whoever applies through it is shown the name of the member',
    who: 'hr',
    team: 'viewer',
    params: idParams({ job: 'recruiter' }),
    status: 201,
    output: OwnReferral,
    errors: ['resource.job.not_found', 'resource.job.not_open'],
  },
  'DELETE /barong/resource/jobs/:id/referral': {
    summary: 'Remove that link; applications that came through it no longer name the member',
    who: 'hr',
    team: 'viewer',
    params: idParams({ job: 'recruiter', draft: 'recruiter' }),
    output: OwnReferral,
    errors: ['resource.job.not_found'],
  },
  'GET /barong/resource/referral': {
    summary: 'Who refers to an open job by this code; seekers are told before they apply',
    who: 'user',
    query: z.object({ code: ReferralCode }),
    output: z.object({ job_id: z.number(), name: z.string(), company_name: z.string() }),
    errors: ['resource.referral.not_found'],
  },
});

/** How candidates came to the job, as the company sees it. */
export const SourceFilter = several(z.enum(applicationSources));
