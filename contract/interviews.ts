import { z } from 'zod';
import { invitedIds, DecisionsMade } from './applications/deciding.ts';
import { DECISION_UNDO_SECONDS, INVITATIONS_AT_ONCE } from './constants.ts';
import { endpoints } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { idOf, idParams } from './fields/ids.ts';
import { isInCalendar } from './fields/optional-fields.ts';
import { textOr } from './fields/texts.ts';
import { absenceReplies, Cancelled, InterviewBrief } from './interviews/interview-brief.ts';
import { listOf, paging, several } from './lists.ts';
import {
  BRING_MAX_LENGTH,
  INTERVIEW_PLACE_MAX_LENGTH,
  LINK_MAX_LENGTH,
  NOTE_MAX_LENGTH,
} from './fields/max-lengths.ts';

const SLOTS_MAX = 20;
const PANEL_MAX = 10;
export const HOURS_MAX = 8;

/** A moment that is yet to come. */
const momentOr = (missing: ErrorCode) =>
  z.iso
    .datetime({ offset: true, error: missing })
    .transform((text) => new Date(text).toISOString())
    .refine(isInCalendar)
    .refine((moment) => Date.parse(moment) > Date.now(), 'resource.interview.past_time');
const Moment = momentOr('resource.interview.missing_time');

/** A link that other people's browsers open. */
const Link = textOr('request.missing')
  .trim()
  .max(LINK_MAX_LENGTH)
  .refine(
    (text) => text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:'),
    'resource.interview.invalid_link',
  );

const text = (longest: number) => textOr('request.missing').trim().max(longest).default('');

const fields = {
  /** The time, when there is only one. */
  starts_at: Moment.nullable().default(null),
  /** Times of which the candidate chooses one; several candidates of a job may be offered the same. */
  slots: z.array(Moment).max(SLOTS_MAX).default([]),
  minutes: z.coerce
    .number()
    .int()
    .min(5)
    .max(HOURS_MAX * 60)
    .default(45),
  place: text(INTERVIEW_PLACE_MAX_LENGTH),
  link: Link.default(''),
  /** What to bring along. */
  bring: text(BRING_MAX_LENGTH),
  /** Shown to the candidate, in the mail and in the timeline. */
  note: text(NOTE_MAX_LENGTH),
  /** The recruiters who hold it; if nobody is named, the one who invites. */
  panel: z
    .array(idOf({ colleague: 'recruiter' }))
    .max(PANEL_MAX)
    .default([]),
};

interface Place {
  starts_at: string | null;
  slots: readonly string[];
  place: string;
  link: string;
}

const hasOneTime = ({ starts_at, slots }: Place) => (starts_at === null) === slots.length > 0;
const hasPlace = ({ place, link }: Place) => place !== '' || link !== '';
const noTime = { error: 'resource.interview.missing_time', path: ['starts_at'] };
const noPlace = { error: 'resource.interview.missing_place', path: ['place'] };

export const InterviewForm = z.object(fields).refine(hasOneTime, noTime).refine(hasPlace, noPlace);
export type InterviewForm = z.output<typeof InterviewForm>;

const invitationFields = {
  ...fields,
  // Plain numbers, which the generic ownership test of ids skips: it sends those of the other form.
  panel: z.array(z.number().int().min(1)).max(PANEL_MAX).default([]),
};

export const Invitation = z
  .object({ ...invitationFields, application_id: idOf({ application: 'recruiter' }) })
  .refine(hasOneTime, noTime)
  .refine(hasPlace, noPlace);

/** The same invitation to one or many. */
const ManyInvitations = z
  .object({ ...invitationFields, ids: invitedIds })
  .refine(hasOneTime, noTime)
  .refine(hasPlace, noPlace);

const InterviewBase = InterviewBrief.extend({
  application_id: z.number(),
  bring: z.string(),
  /** The offered times that can still be chosen. */
  slots: z.array(z.string()),
  /**
   * Future times that were offered but cannot be chosen now: another candidate has them, or an
   * interviewer is busy.
   */
  taken_slots: z.array(z.string()),
  /** What the company answered when the candidate said that nobody of it came. */
  company_reply: z.enum(absenceReplies).nullable(),
  /** Whether another interview could be offered after it: the application may still be moved there. */
  may_be_repeated: z.boolean(),
  /** Null while it is not cancelled. */
  cancelled: Cancelled.nullable(),
  job: z.object({ id: z.number(), title: z.string() }),
  company: z.object({ id: z.number(), name: z.string() }),
});

/** An interview as the candidate sees it. */
export const MyInterview = InterviewBase.extend({
  with: z.array(z.string()),
  /** Their other interviews to come, with any company, so that they see which times overlap. */
  others: z.array(
    z.object({
      id: z.number(),
      starts_at: z.string(),
      minutes: z.number(),
      job_title: z.string(),
      company_name: z.string(),
    }),
  ),
});
export type MyInterview = z.output<typeof MyInterview>;

const Colleague = z.object({ id: z.number(), name: z.string() });

/** An interview as the company sees it. */
export const Interview = InterviewBase.extend({
  candidate: z.object({ id: z.number(), name: z.string() }),
  panel: z.array(Colleague),
  /** Whether the application still needs it; without it, nothing of it can be changed. */
  is_needed: z.boolean(),
});
export type Interview = z.output<typeof Interview>;

/** When people are busy with an interview to come. */
const Booked = z.object({
  /** Null for an invitation that can still be undone. */
  interview_id: z.number().nullable(),
  starts_at: z.string(),
  minutes: z.number(),
  candidate_name: z.string(),
  job_title: z.string(),
});
export type Booked = z.output<typeof Booked>;

const Interviewer = Colleague.extend({
  /** Their interviews to come; at other times they are free. */
  booked: z.array(Booked),
});
export type Interviewer = z.output<typeof Interviewer>;

const Cancellation = z.object({ note: text(NOTE_MAX_LENGTH) });

const LATER = '2099-01-15T05:30:00.000Z';
const example = { starts_at: LATER, place: '12 Siyaganj, Indore', bring: 'Aadhaar and resume' };

export const interviews = endpoints({
  'GET /barong/resource/interviews': {
    summary:
      "The company's interviews: those to come, the next one first, or those that are over, the latest first",
    who: 'hr',
    query: paging().extend({
      when: z.enum(['upcoming', 'past', 'all']).default('upcoming'),
      application_id: idOf({ application: 'recruiter' }, { ignoresOthers: true }).optional(),
    }),
    output: listOf('interviews', Interview, {
      /**
       * For how many interviews of the last 90 days the candidate says that nobody from the company
       * came.
       */
      missed_by_company: z.number(),
    }),
  },
  'GET /barong/resource/interviewers': {
    summary:
      'The recruiters of the company who can hold an interview, with those that each has to come; with `application_id`, one or several, also those that their candidates have with the company',
    who: 'hr',
    query: z.object({
      application_id: several(
        idOf({ application: 'recruiter' }, { ignoresOthers: true }),
        INVITATIONS_AT_ONCE,
      ),
    }),
    output: z.object({
      interviewers: z.array(Interviewer),
      /** Only with this company: interviews elsewhere are nobody else's business. */
      candidate_booked: z.array(Booked),
    }),
  },
  'GET /barong/resource/interviews/:id': {
    summary: "One of the company's interviews",
    who: 'hr',
    params: idParams({ interview: 'recruiter' }),
    output: Interview,
    errors: ['resource.interview.not_found'],
  },
  'GET /barong/resource/interviews/:id/calendar.ics': {
    summary:
      'An interview whose time is set as an entry to import into a calendar (RFC 5545), the same as in the mail',
    who: 'hr',
    params: idParams({ interview: 'recruiter' }),
    output: 'file',
    errors: ['resource.interview.not_found'],
  },
  'POST /barong/resource/interviews': {
    summary:
      'Invite a candidate to an interview at one time, or offer several; moves the application and mails a calendar invitation',
    who: 'hr',
    verified: true,
    body: Invitation,
    example: { ...example, application_id: 1 },
    status: 201,
    output: Interview,
    errors: [
      'resource.application.not_found',
      'resource.application.invalid_transition',
      'resource.interview.exists',
      'resource.interview.missing_time',
      'resource.interview.past_time',
      'resource.interview.missing_place',
      'resource.interview.invalid_link',
      'resource.interview.not_found',
      'request.too_many_requests',
    ],
  },
  'POST /barong/resource/applications/invitations': {
    summary: `Invite up to ${INVITATIONS_AT_ONCE} candidates alike to interviews; sent after ${DECISION_UNDO_SECONDS} seconds, unless it is undone, and those that cannot be invited are answered with why`,
    who: 'hr',
    verified: true,
    body: ManyInvitations,
    example: { ...example, ids: [7, 9] },
    output: DecisionsMade,
    errors: [
      'resource.interview.missing_time',
      'resource.interview.past_time',
      'resource.interview.missing_place',
      'resource.interview.invalid_link',
      'resource.interview.not_found',
    ],
  },
  'PUT /barong/resource/interviews/:id': {
    summary: 'Change time, place or panel of an interview; everybody is told, calendars follow',
    who: 'hr',
    verified: true,
    params: idParams({ interview: 'recruiter' }),
    body: InterviewForm,
    example,
    output: Interview,
    errors: [
      'resource.interview.not_found',
      'resource.interview.over',
      'resource.application.invalid_transition',
      'resource.interview.missing_time',
      'resource.interview.past_time',
      'resource.interview.missing_place',
      'resource.interview.invalid_link',
      'request.stale',
      'request.too_many_requests',
    ],
  },
  'POST /barong/resource/interviews/:id/cancellation': {
    summary: 'Cancel an interview; everybody is told, calendars follow',
    who: 'hr',
    params: idParams({ interview: 'recruiter' }),
    body: Cancellation,
    bodyIsOptional: true,
    output: Interview,
    errors: ['resource.interview.not_found', 'resource.interview.over'],
  },
  'GET /barong/resource/my/interviews/:id': {
    summary: "One of the seeker's interviews",
    who: 'user',
    params: idParams({ interview: 'seeker' }),
    output: MyInterview,
    errors: ['resource.interview.not_found'],
  },
  'GET /barong/resource/my/interviews/:id/slip.pdf': {
    summary: 'An interview whose time is set on one sheet in Hindi and English, to print or share',
    who: 'user',
    params: idParams({ interview: 'seeker' }),
    output: 'file',
    errors: ['resource.interview.not_found', 'request.too_many_requests', 'server.busy'],
  },
  'GET /barong/resource/my/interviews/:id/calendar.ics': {
    summary:
      'An interview whose time is set as an entry to import into a calendar (RFC 5545), the same as in the mail',
    who: 'user',
    params: idParams({ interview: 'seeker' }),
    output: 'file',
    errors: ['resource.interview.not_found'],
  },
  'POST /barong/resource/my/interviews/:id/choice': {
    summary:
      'Choose one of the offered times, or another one instead; when somebody was faster, `current` of the refusal has the times that are left',
    who: 'user',
    params: idParams({ offeredInterview: 'seeker' }),
    body: z.object({ starts_at: momentOr('resource.interview.missing_choice') }),
    example: { starts_at: LATER },
    output: MyInterview,
    errors: [
      'resource.interview.not_found',
      'resource.interview.over',
      'resource.interview.slot_taken',
      'resource.interview.missing_choice',
      'resource.interview.past_time',
      'request.too_many_requests',
    ],
  },
  'POST /barong/resource/my/interviews/:id/cancellation': {
    summary: 'Say that one cannot come; the application stays',
    who: 'user',
    params: idParams({ interview: 'seeker' }),
    body: Cancellation,
    bodyIsOptional: true,
    output: MyInterview,
    errors: ['resource.interview.not_found', 'resource.interview.over'],
  },
});
