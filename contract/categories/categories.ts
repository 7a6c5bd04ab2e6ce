import { z } from 'zod';
import { endpoints } from '../endpoint.ts';

const CategoryWithJobs = z.object({
  /** In the language of the caller. */
  name: z.string(),
  /** What its link searches for. */
  search: z.string(),
  /** How many open jobs that finds, up to a minute ago. */
  open_jobs: z.number(),
  /** Whether there may be more. */
  capped: z.boolean(),
});
export type CategoryWithJobs = z.output<typeof CategoryWithJobs>;

export const categories = endpoints({
  'GET /barong/public/categories': {
    summary: 'Kinds of work that have open jobs, in the order that owners chose',
    who: 'anyone',
    output: z.object({ categories: z.array(CategoryWithJobs) }),
  },
});
