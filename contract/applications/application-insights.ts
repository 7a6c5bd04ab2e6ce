import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { applicationSources } from './sources.ts';

/** How somebody's own applications go. Nobody else sees any of it. */
const ApplicationInsights = z.object({
  /**
   * How many calendar months are looked at, counting the present one: as many as the plan gives.
   */
  months_given: z.number(),
  sent: z.number(),
  /** How many of them the company opened or decided. */
  looked_at: z.number(),
  answered: z.number(),
  /** Those that were answered by the day that was promised. */
  answered_in_time: z.number(),
  interviews: z.number(),
  offers: z.number(),
  /** Half of the answers came sooner; null without any. */
  median_answer_days: z.number().nullable(),
  /** Each of those months by its first day in India, the oldest first. */
  months: z.array(z.object({ month: z.string(), sent: z.number(), answered: z.number() })),
  /** How the seeker came to the jobs, the most first. */
  sources: z.array(
    z.object({ source: z.enum(applicationSources), sent: z.number(), answered: z.number() }),
  ),
});
export type ApplicationInsights = z.output<typeof ApplicationInsights>;

export const applicationInsights = endpoints({
  'GET /barong/resource/my/application_insights': {
    summary:
      'Statistics on your own applications in recent months, as many months as your plan gives',
    who: 'user',
    output: ApplicationInsights,
  },
});
