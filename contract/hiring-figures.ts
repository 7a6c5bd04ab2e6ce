import { z } from 'zod';
import { applicationSources } from './applications/sources.ts';
import { endpoints } from './endpoint.ts';
import { idOf } from './fields/ids.ts';

/**
 * The periods that figures can be asked for, in days up to and including today in India; the
 * dashboard shows 7.
 */
const figureDays = [7, 30, 90, 365] as const;

/** How far applications came. Each stage counts everybody who ever reached it or a later one. */
export const hiringStages = ['applied', 'looked_at', 'chosen', 'offered', 'hired'] as const;
export type HiringStage = (typeof hiringStages)[number];

/** How long an answer took, at most; `longer` is more than a month. */
export const answerSpans = ['day', 'three_days', 'week', 'fortnight', 'month', 'longer'] as const;
export type AnswerSpan = (typeof answerSpans)[number];

/** The stages whose length is measured. */
export const passedStages = ['pending', 'reviewing', 'interview', 'accepted', 'offered'] as const;

/** What the figures can be saved as. */
const figureTables = ['days', 'stages', 'sources', 'times', 'answers', 'stays', 'closing'] as const;
export type FigureTable = (typeof figureTables)[number];

const period = z.object({
  days: z.coerce.number().pipe(z.literal(figureDays)).default(30),
  job_id: idOf({ job: 'recruiter', draft: 'recruiter' }, { ignoresOthers: true }).optional(),
});
export type FigurePeriod = z.output<typeof period>;

/** Hours from sending to a moment: half of all were quicker than the median, nine of ten than `p90`. */
const Wait = z.object({
  count: z.number(),
  median_hours: z.number().nullable(),
  p90_hours: z.number().nullable(),
});

/** What tells two jobs of the same title apart. */
const apart = { location: z.string(), posted_at: z.string() };

export const HiringFigures = z.object({
  /** Every day of the period, the oldest first: YYYY-MM-DD in India. */
  days: z.array(z.object({ day: z.string(), applications: z.number() })),
  stages: z.array(z.object({ stage: z.enum(hiringStages), applications: z.number() })),
  /**
   * How those who applied came to the job, the most frequent first; ways that nobody came by are
   * left out.
   */
  sources: z.array(z.object({ source: z.enum(applicationSources), applications: z.number() })),
  /** By job, those with the most applications first. */
  times: z.array(
    z.object({
      job_id: z.number(),
      job_title: z.string(),
      ...apart,
      applications: z.number(),
      /** Until somebody of the company opened it or decided. */
      first_look: Wait,
      /** Until an answer: accepted, rejected, offered or hired. */
      answer: Wait,
    }),
  ),
  /** How long those who were answered had waited. */
  answers: z.array(z.object({ within: z.enum(answerSpans), applications: z.number() })),
  /** How long half of those who left a stage had been in it at most, in the order of the stages. */
  stays: z.array(
    z.object({
      stage: z.enum(passedStages),
      count: z.number(),
      median_hours: z.number().nullable(),
    }),
  ),
  /** Open jobs that close within a week, whatever the filter. */
  closing: z.array(
    z.object({
      job_id: z.number(),
      job_title: z.string(),
      ...apart,
      expires_at: z.string(),
      applications: z.number(),
    }),
  ),
  /** The newest jobs that figures can be asked of. */
  jobs: z.array(z.object({ id: z.number(), title: z.string(), ...apart })),
});
export type HiringFigures = z.output<typeof HiringFigures>;

export const hiringFigures = endpoints({
  'GET /barong/resource/hr/figures': {
    summary:
      'How hiring goes: applications by day, how far they came, where from, and how long they waited',
    who: 'hr',
    query: period,
    output: HiringFigures,
  },
  'GET /barong/resource/hr/figures.csv': {
    summary: 'One table of these figures as CSV',
    who: 'hr',
    query: period.extend({ table: z.enum(figureTables).default('times') }),
    output: 'file',
  },
});
