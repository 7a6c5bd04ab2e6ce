import { z } from 'zod';
import { adminRoles } from './admin-roles.ts';
import { endpoints } from '../endpoint.ts';

/** How many there are now, and how many were added in the last seven days. */
const Figure = z.object({ total: z.number(), this_week: z.number() });

/** The periods, in days up to and including today, that the curves can show. */
export const figureDays = [14, 90] as const;
export type FigureDays = (typeof figureDays)[number];

/** How many entries wait in a list for admins; null for roles that may not read the list. */
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

/** Tasks that the law sets a deadline for. */
const Clock = z
  .object({
    open: z.number(),
    /** How many have missed their deadline. */
    late: z.number(),
    /** The next deadline of the others; null without any. */
    next_due_at: z.string().nullable(),
  })
  .nullable();
export type Clock = z.output<typeof Clock>;

const Clocks = z.object({ grievances: Clock, data_requests: Clock, breaches: Clock });
export type Clocks = z.output<typeof Clocks>;

/** What was added on one day in India. */
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
      /** Those that everybody can find. */
      companies: Figure,
      open_jobs: Figure,
      /** Of the last 90 days in India, today included. */
      applications: Figure,
      /** Those that were paid and not refunded. */
      payments: Figure.nullable(),
      /** Of the applications that `/transparency` counts. */
      answers: z.object({ due: z.number(), in_time: z.number() }),
      waiting: Waiting,
      clocks: Clocks,
    }),
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
