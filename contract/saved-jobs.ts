import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { idOf } from './fields/ids.ts';
import { employmentTypes, Job } from './jobs.ts';
import { listOf, onlyOf, paging, searchText } from './lists.ts';

const savedJobStates = ['active', 'expiring', 'expired'] as const;

export const SavedJob = z.object({
  job_id: z.number(),
  saved_at: z.string(),
  /** `expiring`: at most seven days are left; `expired`: closed, expired or deleted. */
  status: z.enum(savedJobStates),
  job: Job,
  // The names of the specification, with texts in the language of the caller.
  id: z.number(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  type: z.enum(employmentTypes).nullable(),
  /** How many percent of the job's skills the profile has; null if either has none. */
  match: z.number().nullable(),
  salary: z.string(),
  savedAt: z.string(),
  /** "3 days"; empty when it is closed. */
  expiresIn: z.string(),
  skills: z.array(z.string()),
});
export type SavedJob = z.output<typeof SavedJob>;

export const savedJobs = endpoints({
  'GET /barong/resource/saved_jobs': {
    summary: "The seeker's saved jobs, in the order asked for",
    who: 'user',
    query: paging().extend({
      search: searchText(),
      status: onlyOf(savedJobStates),
      /** `closing`: expiring ones first, then newest first. */
      sort: z.enum(['closing', 'newest', 'match', 'title']).default('closing'),
    }),
    output: listOf('saved_jobs', SavedJob, {
      counts: z.object({
        all: z.number(),
        active: z.number(),
        expiring: z.number(),
        expired: z.number(),
      }),
    }),
  },
  'GET /barong/resource/saved_jobs/ids': {
    summary: 'The ids of all saved jobs, newest first: what marks a job as saved',
    who: 'user',
    output: z.object({ job_ids: z.array(z.number()) }),
  },
  'POST /barong/resource/saved_jobs': {
    summary: 'Save a job that was not deleted; saving twice changes nothing',
    who: 'user',
    body: z.object({ job_id: idOf({ job: 'anyone', draft: 'nobody' }) }),
    status: 201,
    output: z.object({ job_id: z.number(), saved_at: z.string() }),
    errors: ['resource.job.not_found', 'resource.job.gone'],
  },
  'DELETE /barong/resource/saved_jobs/:job_id': {
    summary: 'Remove a saved job; removing twice changes nothing',
    who: 'user',
    params: z.object({ job_id: idOf({ savedJob: 'seeker' }, { ignoresOthers: true }) }),
    output: z.object({ message: z.string() }),
  },
});
