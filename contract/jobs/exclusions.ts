import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { idOf } from '../fields/ids.ts';

const ExcludedCompany = z.object({
  company_id: z.number(),
  name: z.string(),
  /** How many open jobs this hides. */
  open_jobs: z.number(),
  excluded_at: z.string(),
});
export type ExcludedCompany = z.output<typeof ExcludedCompany>;

const ExcludedJob = z.object({
  job_id: z.number(),
  title: z.string(),
  company_name: z.string(),
  /** How many open jobs are recommended less: those of its kind and those of its company. */
  open_jobs: z.number(),
  excluded_at: z.string(),
});
export type ExcludedJob = z.output<typeof ExcludedJob>;

/** What a seeker does not want to see. */
export const Exclusions = z.object({
  /** Their jobs are left out of the search, the recommendations and the alerts. */
  companies: z.array(ExcludedCompany),
  /** The same for companies that hire for others, all at once. */
  consultants: z.object({
    excluded: z.boolean(),
    /** How many open jobs they have. */
    open_jobs: z.number(),
  }),
  /** Recommendations of which the seeker wants less; the search shows such jobs. */
  jobs: z.array(ExcludedJob),
});
export type Exclusions = z.output<typeof Exclusions>;

const message = z.object({ message: z.string() });

export const exclusions = endpoints({
  'GET /barong/resource/exclusions': {
    summary:
      'What the seeker does not want to see, last added first, each with how many jobs it hides',
    who: 'user',
    output: Exclusions,
  },
  'POST /barong/resource/excluded_companies': {
    summary: 'Hide the jobs of a company; hiding twice changes nothing',
    who: 'user',
    body: z.object({ company_id: idOf({ company: 'anyone' }) }),
    status: 201,
    output: message,
    errors: ['resource.company.not_found', 'resource.exclusion.too_many'],
  },
  'DELETE /barong/resource/excluded_companies/:company_id': {
    summary: 'Show the jobs of a company again',
    who: 'user',
    params: z.object({ company_id: idOf({ excludedCompany: 'seeker' }, { ignoresOthers: true }) }),
    output: message,
  },
  'PUT /barong/resource/excluded_consultants': {
    summary: 'Hide or show the jobs of all companies that hire for others',
    who: 'user',
    body: z.object({ excluded: z.boolean() }),
    output: message,
  },
  'POST /barong/resource/excluded_jobs': {
    summary: 'Recommend fewer jobs like this one; asking twice changes nothing',
    who: 'user',
    body: z.object({ job_id: idOf({ job: 'anyone', draft: 'nobody' }) }),
    status: 201,
    output: message,
    errors: ['resource.job.not_found', 'resource.exclusion.too_many'],
  },
  'DELETE /barong/resource/excluded_jobs/:job_id': {
    summary: 'Recommend jobs like this one as before',
    who: 'user',
    params: z.object({ job_id: idOf({ excludedJob: 'seeker' }, { ignoresOthers: true }) }),
    output: message,
  },
});
