import { z } from 'zod';
import { adminRoles } from './admin-roles.ts';
import { endpoints } from '../endpoint.ts';

/** How many there are now, and how many were added in the last seven days. */
const Figure = z.object({ total: z.number(), this_week: z.number() });

/** For how many days, today included, the course of things is shown. */
const figureDays = [14, 90] as const;
export type FigureDays = (typeof figureDays)[number];

/** What waits for an admin, as many as the lists of these show. */
const Waiting = z.object({
  contact_messages: z.number(),
  reports: z.number(),
  message_reports: z.number(),
  appeals: z.number(),
  company_checks: z.number(),
});
export type Waiting = z.output<typeof Waiting>;

/** What came on one day in India. */
const FigureDay = z.object({
  day: z.string(),
  registrations: z.number(),
  jobs: z.number(),
  applications: z.number(),
});
export type FigureDay = z.output<typeof FigureDay>;

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
      waiting: Waiting,
    }),
    errors: [],
  },
  'GET /barong/admin/figures/days': {
    summary: 'Registrations, posted jobs and applications day by day, today last',
    who: 'admin',
    admins: adminRoles,
    query: z.object({
      days: z.coerce.number().pipe(z.literal(figureDays, 'request.invalid_value')).default(14),
    }),
    output: z.object({ days: z.array(FigureDay) }),
    errors: ['request.invalid_value'],
  },
});
