import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { Job } from './jobs.ts';

/** A recommended job and the reasons for it; a job without reasons is merely new. */
export const Recommendation = z.object({
  job: Job,
  /** Skills that the job asks for and the seeker has, as the job spells them. */
  matched_skills: z.array(z.string()),
  /** Whether it is at the seeker's location. */
  is_nearby: z.boolean(),
});
export type Recommendation = z.output<typeof Recommendation>;

export const recommendations = endpoints({
  'GET /barong/resource/recommended_jobs': {
    summary: 'The six newest open jobs that fit the profile best, each with its reasons',
    who: 'user',
    output: z.object({
      recommended_jobs: z.array(Recommendation),
      /** False if the profile has neither skills nor a location to choose by. */
      is_personal: z.boolean(),
    }),
    errors: [],
  },
});
