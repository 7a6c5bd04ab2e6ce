import { z } from 'zod';
import { adminRoles } from './admin-roles.ts';
import { endpoints } from '../endpoint.ts';

/** How many there are now, and how many were added in the last seven days. */
const Figure = z.object({ total: z.number(), this_week: z.number() });

/** For how many days, today included, the course of things is shown. */
export const figureDays = [14, 90] as const;
export type FigureDays = (typeof figureDays)[number];

/** As many as a list of admins shows as waiting; null for a role that the list is not for. */
const waits = z.number().nullable();

const Waiting = z.object({
  contact_messages: waits,
  reports: waits,
  message_reports: waits,
  appeals: waits,
  company_checks: waits,
  advertisements: waits,
  failed_refunds: waits,
  differences: waits,
  testimonials: waits,
});
export type Waiting = z.output<typeof Waiting>;

/** What the law gives a time for. */
const Clock = z
  .object({
    open: z.number(),
    /** How many of them are over their time. */
    late: z.number(),
    /** When the next of the others ends; null if none does. */
    next_due_at: z.string().nullable(),
  })
  .nullable();
export type Clock = z.output<typeof Clock>;

const Clocks = z.object({ grievances: Clock, data_requests: Clock, breaches: Clock });
export type Clocks = z.output<typeof Clocks>;

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
    summary:
      'How many people, companies, open jobs, applications and payments there are, what waits, and the clocks of the law; null where the list behind a figure is not for the role',
    who: 'admin',
    admins: adminRoles,
    output: z.object({
      seekers: Figure.nullable(),
      recruiters: Figure.nullable(),
      /** Those that everybody finds. */
      companies: Figure,
      open_jobs: Figure,
      /** Of the last 90 days in India, today included. */
      applications: Figure,
      /** Those that are paid and were not given back. */
      payments: Figure.nullable(),
      /** Of the applications that `/transparency` counts. */
      answers: z.object({ due: z.number(), in_time: z.number() }),
      waiting: Waiting,
      clocks: Clocks,
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
