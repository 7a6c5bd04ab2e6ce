import { z } from 'zod';
import { days } from '../fields/optional-fields.ts';
import { APPEAL_MAX_LENGTH, APPEAL_MIN_LENGTH } from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { requiredText } from '../fields/texts.ts';
import { listOf, paging } from '../lists.ts';
import { moderationActs } from '../moderation/acts.ts';

const decision = {
  decided_at: z.string().nullable(),
  /** Whether what was done is taken back; null until it is decided. */
  lifted: z.boolean().nullable(),
  /** What the admin answered; empty until it is decided. */
  answer: z.string(),
};

/** What was decided about an account, and how its holder appeals. */
const AppealCase = z.object({
  state: z.enum(['inactive', 'banned']),
  reason: z.string().nullable(),
  since: z.string(),
  /** Null until its holder has written. */
  appeal: z.object({ text: z.string(), created_at: z.string(), ...decision }).nullable(),
});
export type AppealCase = z.output<typeof AppealCase>;

const Appeal = z.object({
  /** Also the number that its writer was given. */
  id: z.number(),
  /** The job that it is about; null if it is about the account or its profile. */
  job: z.object({ id: z.number(), title: z.string(), company_name: z.string() }).nullable(),
  /** Who wrote it. */
  account_id: z.number(),
  username: z.string(),
  email: z.string(),
  role: z.enum(['user', 'hr']),
  /** Whether it is about what moderators did about the writer's profile. */
  is_about_profile: z.boolean(),
  /** What was done to the account or about the job or profile. */
  state: z.enum(['inactive', 'banned', ...moderationActs]),
  reason: z.string().nullable(),
  since: z.string(),
  /** Which admin did that; null if the account is gone or the check of postings did it. */
  by: z.string().nullable(),
  /** Whether that was the caller, who may not decide about it. */
  mine: z.boolean(),
  text: z.string(),
  created_at: z.string(),
  ...decision,
});
export type Appeal = z.output<typeof Appeal>;

/** From the mail that told of the ban. */
const token = requiredText('request.missing', 200);

const text = requiredText('request.missing', APPEAL_MAX_LENGTH).min(
  APPEAL_MIN_LENGTH,
  'resource.appeal.too_short',
);

export const appeals = endpoints({
  'POST /barong/public/appeals/case': {
    summary: 'What the link in the mail about a ban is about, and what became of the appeal',
    who: 'anyone',
    body: z.object({ token }),
    output: AppealCase,
    errors: ['request.missing', 'resource.appeal.not_found', 'request.too_many_requests'],
  },
  'POST /barong/public/appeals': {
    summary: 'Appeal against a ban or deactivation, once; another admin decides',
    who: 'anyone',
    body: z.object({ token, text }),
    status: 201,
    output: z.object({ id: z.number() }),
    errors: [
      'request.missing',
      'resource.appeal.too_short',
      'resource.appeal.not_found',
      'resource.appeal.exists',
      'request.too_many_requests',
    ],
  },
  'POST /barong/resource/jobs/:id/appeals': {
    summary:
      'Appeal, once, against the latest moderation action on a job of your own; another admin decides',
    who: 'hr',
    params: idParams({ heldJob: 'recruiter', job: 'nobody', draft: 'nobody' }),
    body: z.object({ text }),
    example: { text: 'The deposit is for the uniform, and is given back.' },
    status: 201,
    output: z.object({ id: z.number() }),
    errors: [
      'request.missing',
      'resource.appeal.too_short',
      'resource.job.not_found',
      'resource.moderation.not_found',
      'resource.appeal.exists',
    ],
  },
  'POST /barong/resource/profile_moderation/appeals': {
    summary:
      'Appeal, once, against the latest moderation action on your own profile; another admin decides',
    who: ['user', 'hr'],
    team: 'viewer',
    body: z.object({ text }),
    example: { text: 'The certificate is mine; I can show the original.' },
    status: 201,
    output: z.object({ id: z.number() }),
    errors: [
      'request.missing',
      'resource.appeal.too_short',
      'resource.moderation.not_found',
      'resource.appeal.exists',
    ],
  },
  'GET /barong/admin/appeals': {
    summary: 'Appeals, the oldest first while they are open, the newest first once decided',
    who: 'admin',
    admins: ['moderator'],
    query: paging().extend({ ...days, status: z.enum(['open', 'decided']).default('open') }),
    output: listOf('appeals', Appeal, { open_count: z.number() }),
  },
  'PUT /barong/admin/appeals/:id': {
    summary:
      'Decide an appeal, once, with an answer that is mailed; whoever did what it is against may not',
    who: 'admin',
    admins: ['moderator'],
    params: idParams({ appeal: 'admin' }),
    body: z.object({
      /** Takes back what was done: lets the account in again, or shows the job or profile. */
      lifted: z.boolean('request.missing'),
      answer: requiredText('request.missing', APPEAL_MAX_LENGTH),
    }),
    example: { lifted: true, answer: 'It was a mistake of ours.' },
    output: Appeal,
    errors: [
      'request.missing',
      'resource.appeal.not_found',
      'resource.appeal.own_decision',
      'resource.appeal.decided',
    ],
  },
});
