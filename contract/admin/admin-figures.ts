import { z } from 'zod';
import { adminRoles } from './admin-roles.ts';
import { endpoints } from '../endpoint.ts';

/** How many there are now, and how many were added in the last seven days. */
const Figure = z.object({ total: z.number(), this_week: z.number() });

export const adminFigures = endpoints({
  'GET /barong/admin/figures': {
    summary: 'How many people, companies, open jobs and applications there are',
    who: 'admin',
    admins: adminRoles,
    output: z.object({
      seekers: Figure,
      recruiters: Figure,
      companies: Figure,
      open_jobs: Figure,
      applications: Figure,
    }),
    errors: [],
  },
});
