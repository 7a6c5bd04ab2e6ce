import { z } from 'zod';
import { TRANSPARENCY_LEAST } from './constants.ts';
import { endpoints } from './endpoint.ts';

const units = ['count', 'percent', 'days', 'rupees', 'minutes'] as const;
type Unit = (typeof units)[number];

/** What we tell everybody about ourselves, in the order of the page, by subject. */
export const transparencySubjects = {
  answers: {
    applications_counted: 'count',
    answered_in_time: 'percent',
    answer_median: 'days',
  },
  jobs: { open_jobs: 'count', open_jobs_confirmed: 'percent' },
  reports: {
    reports_received: 'count',
    reports_decided: 'count',
    reports_upheld: 'count',
    report_median: 'days',
  },
  moderation: {
    jobs_held: 'count',
    jobs_removed: 'count',
    jobs_released: 'count',
    profiles_held: 'count',
    profiles_released: 'count',
  },
  appeals: { appeals_decided: 'count', appeals_granted: 'count' },
  grievances: {
    grievances_received: 'count',
    grievances_due: 'count',
    grievances_in_time: 'percent',
  },
  refunds: { refunds_paid: 'count', refunds_rupees: 'rupees' },
  consents: {
    consents_terms: 'count',
    consents_contact: 'count',
    consents_companies: 'count',
    consents_found: 'count',
    consents_public: 'count',
    consents_phone: 'count',
    consents_withdrawn: 'count',
  },
  uptime: { uptime: 'percent', minutes_measured: 'minutes' },
} as const satisfies Record<string, Record<string, Unit>>;

export type TransparencySubject = keyof typeof transparencySubjects;
type KeysOf<T> = T extends unknown ? keyof T : never;
export type TransparencyFigureName = KeysOf<(typeof transparencySubjects)[TransparencySubject]>;

const names = Object.values(transparencySubjects).flatMap(
  (figures) => Object.keys(figures) as TransparencyFigureName[],
);

const TransparencyFigure = z.object({
  subject: z.enum(Object.keys(transparencySubjects) as TransparencySubject[]),
  name: z.enum(names),
  unit: z.enum(units),
  /**
   * Null if it is, or is worked out from, a number from one to nine: so few people could be
   * recognised.
   */
  value: z.number().nullable(),
});
export type TransparencyFigure = z.output<typeof TransparencyFigure>;

const Transparency = z.object({
  /** The moment at which everything was counted, and the moment from which it is counted. */
  until: z.string(),
  since: z.string(),
  figures: z.array(TransparencyFigure),
});
export type Transparency = z.output<typeof Transparency>;

export const transparency = endpoints({
  'GET /barong/public/transparency': {
    summary: `How this portal does: answers, reports, takedowns, grievances and refunds of the last days, consents that hold now, and uptime; null for less than ${TRANSPARENCY_LEAST}`,
    who: 'anyone',
    output: Transparency,
    errors: [],
  },
  'GET /barong/public/transparency.csv': {
    summary: 'The same figures as CSV',
    who: 'anyone',
    output: 'file',
    errors: [],
  },
});
