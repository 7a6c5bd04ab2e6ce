import { z } from 'zod';
import { Advertisement } from '../advertisements/advertisements.ts';
import { FEATURED_DAYS_AT_ONCE } from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { Job, JobFilters, salaryInOrder } from '../jobs.ts';

/** What stands in the slot among the results of a search. */
const SearchSlot = z.object({
  /**
   * A featured job whose turn it is. If the page lists the job already, it shows the advertisement
   * instead.
   */
  job: Job.nullable(),
  advertisement: Advertisement.nullable(),
});
export type SearchSlot = z.output<typeof SearchSlot>;

export const featuredJobs = endpoints({
  'GET /barong/public/search_slot': {
    summary:
      'The featured job or the advertisement for a search, chosen by the search alone; null where none is for it',
    who: 'anyone',
    query: JobFilters.check(salaryInOrder),
    output: SearchSlot,
    errors: ['resource.job.salary_range'],
  },
  'POST /barong/public/featured_jobs/:id/views': {
    summary: 'Count that a featured job was seen; nothing is kept of who has seen it',
    who: 'anyone',
    params: idParams({ job: 'anyone', draft: 'nobody' }),
    output: z.object({ counted: z.boolean() }),
    errors: ['resource.job.not_found', 'request.too_many_requests'],
  },
  'PUT /barong/resource/jobs/:id/featured_days': {
    summary:
      'Feature an open job today and on the days after it, so many in all; fewer than before gives days back that are still to come',
    who: 'hr',
    verified: true,
    params: idParams({ job: 'recruiter' }),
    body: z.object({
      days: z
        .number('request.missing')
        .int('request.invalid_value')
        .min(1, 'request.invalid_value')
        .max(FEATURED_DAYS_AT_ONCE, 'request.invalid_value'),
    }),
    example: { days: 2 },
    /** The last day, which is never after that of the job. */
    output: z.object({ featured_until: z.string() }),
    errors: [
      'resource.job.not_found',
      'resource.job.not_open',
      'resource.job.feature_unchecked',
      'resource.job.feature_slow',
      'resource.job.no_featured_days',
      'request.missing',
      'request.invalid_value',
    ],
  },
});
