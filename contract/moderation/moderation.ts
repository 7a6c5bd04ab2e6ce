import { z } from 'zod';
import { MODERATION_REASON_MAX_LENGTH } from '../constants.ts';
import { endpoints, languages } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { requiredText } from '../fields/texts.ts';
import { jobStates } from '../jobs.ts';
import { Report } from '../reports/reports.ts';
import { moderationActs } from './acts.ts';
import { Signal } from './signals.ts';

/** Something that moderators, or the check of postings, did about a job or a person. */
export const ModeratedAct = z.object({
  id: z.number(),
  act: z.enum(moderationActs),
  /** In plain words, for the company or the person; empty if the check did it. */
  reason: z.string(),
  /** What the check found; null if a moderator did it. */
  signals: z.array(Signal).nullable(),
  created_at: z.string(),
  /** The company's or the person's appeal against it; they have one. */
  appeal: z
    .object({
      text: z.string(),
      created_at: z.string(),
      decided_at: z.string().nullable(),
      /** Whether the act was taken back; null until it is decided. */
      lifted: z.boolean().nullable(),
      answer: z.string(),
    })
    .nullable(),
});
export type ModeratedAct = z.output<typeof ModeratedAct>;

const jobOf = { id: z.number(), title: z.string(), state: z.enum([...jobStates, 'deleted']) };

/** All that is known of a job that was reported, that the check found, or that was held or removed. */
export const ModerationCase = z.object({
  job: z.object({
    ...jobOf,
    description: z.string(),
    /** The description as visitors see it. */
    description_html: z.string(),
    language: z.enum(languages),
    location: z.string(),
    /** In lakhs a year; null if the job states no pay. */
    salary_min: z.number().nullable(),
    salary_max: z.number().nullable(),
    posted_at: z.string(),
    is_date_given: z.boolean(),
    /** When its company changed it last. */
    updated_at: z.string(),
    application_count: z.number(),
    /** Where an imported job was found. */
    source_url: z.string().nullable(),
  }),
  company: z.object({
    id: z.number(),
    name: z.string(),
    /** Whether the company has shown that it is who it says. */
    checked: z.boolean(),
    created_at: z.string(),
    open_jobs: z.number(),
    removed_jobs: z.number(),
    upheld_reports: z.number(),
    /** The accounts that act for it. */
    recruiters: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
  /** What speaks against it today, the weightiest first. */
  signals: z.array(Signal),
  /** From 0 to 100. */
  risk: z.number(),
  /** Jobs of the same text, of this and of other companies, the newest first. */
  same_text: z.array(
    z.object({
      ...jobOf,
      company_id: z.number(),
      company_name: z.string(),
      posted_at: z.string(),
      is_date_given: z.boolean(),
    }),
  ),
  reports: z.array(Report),
  /** The newest first. */
  acts: z.array(ModeratedAct.extend({ by: z.string().nullable() })),
});
export type ModerationCase = z.output<typeof ModerationCase>;

export const moderation = endpoints({
  'GET /barong/admin/moderation/jobs/:id': {
    summary:
      'All that is known of a job: signals, reports, copies, its company and what was done about it',
    who: 'admin',
    admins: ['moderator'],
    params: idParams({ job: 'admin', draft: 'nobody' }),
    output: ModerationCase,
    errors: ['resource.job.not_found'],
  },
  'POST /barong/admin/moderation/jobs/:id/acts': {
    summary:
      'Hold, release or remove a job, or warn its company, with a reason that the company reads and can appeal against; those who applied are told of a removal',
    who: 'admin',
    admins: ['moderator'],
    params: idParams({ job: 'admin', draft: 'nobody' }),
    body: z.object({
      act: z.enum(moderationActs, 'request.missing'),
      reason: requiredText('request.missing', MODERATION_REASON_MAX_LENGTH),
    }),
    example: { act: 'held', reason: 'Please say what the deposit is for.' },
    output: ModerationCase,
    errors: ['request.missing', 'resource.job.not_found', 'resource.moderation.not_possible'],
  },
  'GET /barong/resource/jobs/:id/moderation': {
    summary:
      'Moderation actions on a job of your own, why they were taken, and what became of appeals; the newest first',
    who: 'hr',
    params: idParams({ job: 'recruiter', draft: 'recruiter' }),
    output: z.object({ job: z.object(jobOf), acts: z.array(ModeratedAct) }),
    errors: ['resource.job.not_found'],
  },
});
