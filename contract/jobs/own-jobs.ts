import { z } from 'zod';
import { candidateActs } from '../applications/candidate-acts.ts';
import { applicationStatuses } from '../applications/statuses.ts';
import { AnswerFigures } from '../companies.ts';
import { JOB_DESCRIPTION_MAX_LENGTH } from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import {
  ChangedJob,
  DaysOpen,
  DescriptionSections,
  Job,
  JobChange,
  JobForm,
  jobStates,
  OwnJob,
} from '../jobs.ts';
import { idParams } from '../fields/ids.ts';
import { anyOf, listOf, paging, searchText } from '../lists.ts';

const rulesOfJobs = [
  'resource.job.missing_title',
  'resource.job.missing_description',
  'resource.job.missing_location',
  'resource.job.missing_employment_type',
  'resource.job.emoji_in_description',
  'resource.job.salary_range',
  'resource.job.experience_range',
  'resource.job.missing_question',
  'resource.job.repeated_question',
  'resource.job.too_few_choices',
  'resource.job.impossible_must_have',
  'resource.job.phone_in_title',
  'resource.job.shuts_out',
  'resource.job.missing_access_contact',
  'resource.job.missing_client',
  'identity.user.missing_email',
  'identity.user.invalid_email',
] as const;

const jobExample: z.input<typeof JobForm> = {
  title: 'Accountant',
  description: 'Keeps the books of a mill with 200 people.',
  location: 'Indore',
  employment_type: 'full_time',
};

/** What recruiters do with the jobs of their own company. */
const MailedQuestion = z.object({ token: z.string('request.missing').max(500) });
const AskedAbout = z.object({ job: z.object({ id: z.number(), title: z.string() }) });

export const ownJobs = endpoints({
  'POST /barong/resource/jobs': {
    summary: 'Post a job, or keep it as a draft, which needs only a title',
    who: 'hr',
    verified: true,
    accepted: true,
    body: JobForm,
    example: jobExample,
    status: 201,
    output: Job,
    errors: [
      'resource.hr_profile.incomplete',
      'resource.hr_profile.waits_for_check',
      'resource.plan.limit',
      ...rulesOfJobs,
      'resource.job.invalid_last_day',
      'request.idempotency_key_reused',
      'request.too_many_requests',
    ],
  },
  'PUT /barong/resource/jobs/:id': {
    summary:
      'Change what is sent and leave the rest; status closed closes the job, active publishes a draft or opens the job again as reopening does',
    who: 'hr',
    verified: true,
    accepted: true,
    params: idParams({ job: 'recruiter', draft: 'recruiter' }),
    body: JobChange,
    example: jobExample,
    output: ChangedJob,
    errors: [
      'request.stale',
      'resource.job.not_found',
      'resource.job.removed_by_moderation',
      'resource.hr_profile.incomplete',
      'resource.hr_profile.waits_for_check',
      'resource.plan.limit',
      ...rulesOfJobs,
    ],
  },
  'POST /barong/resource/jobs/:id/closure': {
    summary: 'Close an open job: nobody finds it or applies any more',
    who: 'hr',
    params: idParams({ job: 'recruiter' }),
    output: Job,
    errors: ['resource.job.not_found', 'resource.job.not_open'],
  },
  'POST /barong/resource/jobs/:id/confirmation': {
    summary: 'Say that a job is still open: asked every 14 days, and a paused job is found again',
    who: 'hr',
    params: idParams({ job: 'recruiter' }),
    output: Job,
    errors: [
      'resource.job.not_found',
      'resource.job.not_open',
      'resource.job.missing_client',
      'resource.job.missing_access_contact',
    ],
  },
  'POST /barong/public/job_confirmations': {
    summary: 'The same by the token of a mail, without signing in',
    who: 'anyone',
    body: MailedQuestion,
    example: { token: 'of-another-mail' },
    output: AskedAbout,
    errors: [
      'request.invalid_value',
      'resource.job.not_found',
      'resource.job.not_open',
      'resource.job.missing_client',
      'resource.job.missing_access_contact',
    ],
  },
  'POST /barong/public/job_confirmations/job': {
    summary:
      'Which job the token of a mail asks about, and when that was confirmed, unless the question is open',
    who: 'anyone',
    body: MailedQuestion,
    example: { token: 'of-another-mail' },
    output: z.object({
      job: AskedAbout.shape.job.extend({ location: z.string() }),
      confirmed_at: z.string().nullable(),
    }),
    errors: ['request.invalid_value', 'resource.job.not_found'],
  },
  'POST /barong/resource/jobs/:id/reopening': {
    summary:
      'Open a closed, expired or paused job again: until its old last day while that is to come, else for as many days as before; expires_in_days counts from today',
    who: 'hr',
    verified: true,
    accepted: true,
    params: idParams({ closedJob: 'recruiter' }),
    body: z.object({ expires_in_days: DaysOpen.default(null) }),
    bodyIsOptional: true,
    output: Job,
    errors: [
      'resource.job.not_found',
      'resource.job.removed_by_moderation',
      'resource.job.not_closed',
      'resource.hr_profile.incomplete',
      'resource.hr_profile.waits_for_check',
      'resource.plan.limit',
      'resource.job.phone_in_title',
      'resource.job.shuts_out',
      'resource.job.missing_client',
      'resource.job.missing_access_contact',
    ],
  },
  'POST /barong/resource/jobs/:id/duplicates': {
    summary: 'A draft with the same content',
    who: 'hr',
    verified: true,
    params: idParams({ job: 'recruiter', draft: 'recruiter' }),
    status: 201,
    output: Job,
    errors: [
      'resource.job.not_found',
      'resource.hr_profile.incomplete',
      'resource.hr_profile.waits_for_check',
      'request.idempotency_key_reused',
      'request.too_many_requests',
    ],
  },
  'POST /barong/resource/job_descriptions': {
    summary: 'A description as the page of its job would show it; keeps nothing',
    who: 'hr',
    body: z.object({ description: z.string().max(JOB_DESCRIPTION_MAX_LENGTH) }),
    example: { description: '## Responsibilities\n- Keeps the books' },
    output: DescriptionSections,
    errors: ['request.too_many_requests'],
  },
  'GET /barong/resource/jobs/:id/sharing': {
    summary:
      'The address of an open job, with a message and the lines of a picture about it in both languages',
    who: 'hr',
    params: idParams({ job: 'recruiter' }),
    output: z.object({
      url: z.string(),
      text_en: z.string(),
      text_hi: z.string(),
      picture_en: z.array(z.string()),
      picture_hi: z.array(z.string()),
    }),
    errors: ['resource.job.not_found', 'resource.job.not_open'],
  },
  'DELETE /barong/resource/jobs/:id': {
    summary: 'Delete a job; applicants keep their history',
    who: 'hr',
    aliases: ['DELETE /barong/resource/hr/jobs/:id'],
    params: idParams({ job: 'recruiter', draft: 'recruiter' }),
    output: z.object({ message: z.string() }),
    errors: ['resource.job.not_found'],
  },
  'GET /barong/resource/hr/jobs': {
    summary: "The company's own jobs",
    who: 'hr',
    query: paging().extend({
      /** `expiring` are active ones with a week or less left, `incomplete` those that lack something. */
      status: anyOf([...jobStates, 'expiring', 'incomplete']),
      search: searchText(),
      sort_by: z
        .enum(['created_at', 'title', 'application_count', 'expires_at'])
        .default('created_at'),
      sort_dir: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOf('jobs', OwnJob),
  },
  'GET /barong/resource/hr/job_stats': {
    summary: "Counts of the company's jobs and applications, and what candidates did last",
    who: 'hr',
    output: z.object({
      jobs: z.object({
        active: z.number(),
        draft: z.number(),
        closed: z.number(),
        expired: z.number(),
        paused: z.number(),
        held: z.number(),
        removed: z.number(),
        expiring: z.number(),
        incomplete: z.number(),
        total: z.number(),
      }),
      applications: z.object({
        total: z.number(),
        pending: z.number(),
        /** Those that the company has not answered yet, the pending ones among them. */
        waiting: z.number(),
        /** How the company answers, as everybody sees it. */
        answers: AnswerFigures.nullable(),
        /** What candidates did last; of the messages in a conversation, the newest. */
        recent: z.array(
          z.object({
            kind: z.enum(candidateActs),
            /** When they did it. */
            created_at: z.string(),
            /** The time of an interview that they chose. */
            interview_at: z.string().nullable(),
            /** The application's id; everything below is about the application, too. */
            id: z.number(),
            job_id: z.number(),
            job_title: z.string(),
            /** 0 while the candidate is hidden. */
            user_id: z.number(),
            candidate_name: z.string(),
            profilePictureUrl: z.string().nullable(),
            status: z.enum(applicationStatuses),
          }),
        ),
      }),
    }),
  },
});
