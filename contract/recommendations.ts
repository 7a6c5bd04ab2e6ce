import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { Job } from './jobs.ts';

/** An open job with the reasons why it is recommended; without any it is merely new. */
export const Recommendation = z.object({
  job: Job,
  /** Skills that the job asks for and the seeker has, as the job writes them. */
  matched_skills: z.array(z.string()),
  /** Whether it was found by the seeker's place. */
  is_nearby: z.boolean(),
});
export type Recommendation = z.output<typeof Recommendation>;

export const recommendations = endpoints({
  'GET /barong/resource/recommended_jobs': {
    summary: 'The six newest open jobs that fit the profile best, each with its reasons',
    who: 'user',
    output: z.object({
      recommended_jobs: z.array(Recommendation),
      /** False while the profile names neither skills nor a place to choose by. */
      is_personal: z.boolean(),
    }),
    errors: [],
  },
});
