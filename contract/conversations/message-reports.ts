import { z } from 'zod';
import { days } from '../fields/optional-fields.ts';
import { attachmentReadings, messageSides } from './message.ts';
import { MessageWarning } from '../message-check/warnings.ts';
import {
  MESSAGE_REPORT_NOTE_MAX_LENGTH,
  MESSAGES_REPORTED_MAX,
  REPORT_TEXT_MAX_LENGTH,
} from '../constants.ts';
import { endpoints, languages } from '../endpoint.ts';
import { idOf, idParams } from '../fields/ids.ts';
import { seenText } from '../fields/texts.ts';
import { listOf, paging } from '../lists.ts';
import { reportReasons } from '../reports/report-reasons.ts';

/** A message as it was when it was reported. */
export const ReportedMessage = z.object({
  id: z.number(),
  side: z.enum(messageSides),
  sender_id: z.number().nullable(),
  sender_name: z.string(),
  content: z.string(),
  /** The names of its files. */
  attachments: z.array(z.string()),
  /** Why its text deserves care, and that of each file that was sent to a seeker, when it was reported. */
  warnings: z.array(MessageWarning).optional(),
  files: z
    .array(
      z.object({
        id: z.number(),
        name: z.string(),
        reading: z.enum(attachmentReadings).nullable(),
        warnings: z.array(MessageWarning),
      }),
    )
    .optional(),
  created_at: z.string(),
});
export type ReportedMessage = z.output<typeof ReportedMessage>;

/** A report, as admins see it. */
export const MessageReport = z.object({
  /** Also the number that the reporter was given. */
  id: z.number(),
  reason: z.enum(reportReasons),
  note: z.string(),
  reporter_side: z.enum(messageSides),
  /** Null if they deleted their account. */
  reporter_id: z.number().nullable(),
  reporter_name: z.string(),
  /** The language in which they read the answer; null if they deleted their account. */
  reporter_language: z.enum(languages).nullable(),
  company_id: z.number(),
  company_name: z.string(),
  /** Null in the thread of a team, and if they deleted their account. */
  seeker_id: z.number().nullable(),
  seeker_name: z.string(),
  /** Oldest first. They stay even if the conversation is erased. */
  messages: z.array(ReportedMessage),
  created_at: z.string(),
  /** Null until an admin has handled it. */
  handled_at: z.string().nullable(),
  /** What the person who reported it was told. */
  answer: z.string().nullable(),
});
export type MessageReport = z.output<typeof MessageReport>;

export const messageReports = endpoints({
  'POST /barong/resource/conversations/:id/reports': {
    summary:
      'Report messages of a conversation; they are kept as evidence under the number that is answered, and nobody in the conversation is told',
    who: ['user', 'hr'],
    team: 'viewer',
    params: idParams({ conversation: 'seeker', companyConversation: 'recruiter' }),
    body: z.object({
      reason: z.enum(reportReasons, 'request.missing'),
      note: seenText(MESSAGE_REPORT_NOTE_MAX_LENGTH).default(''),
      /** Without it, the newest MESSAGES_REPORTED_MAX that the caller sees. */
      message_ids: z
        .array(idOf({ message: 'nobody' }))
        .min(1)
        .max(MESSAGES_REPORTED_MAX)
        .optional(),
    }),
    example: { reason: 'money', note: 'They ask for a fee.' },
    status: 201,
    /** The number of the report. */
    output: z.object({ id: z.number() }),
    errors: [
      'resource.conversation.not_found',
      'resource.message.not_found',
      'request.too_many_requests',
    ],
  },
  'GET /barong/admin/message_reports': {
    summary:
      'Reports of messages, oldest first while they are open, those handled last first otherwise',
    who: 'admin',
    admins: ['moderator'],
    query: paging().extend({ ...days, status: z.enum(['open', 'handled']).default('open') }),
    output: listOf('message_reports', MessageReport, {
      /** How many reports wait. */
      open_count: z.number(),
    }),
  },
  'PUT /barong/admin/message_reports/:id': {
    summary:
      'Mark a report as handled, with an answer that whoever reported is told, or as open again',
    who: 'admin',
    admins: ['moderator'],
    params: idParams({ messageReport: 'admin' }),
    body: z.object({
      handled: z.boolean('request.missing'),
      /** Needed to mark it as handled, unless nobody is left to read it. */
      answer: seenText(REPORT_TEXT_MAX_LENGTH).default(''),
    }),
    example: { handled: true, answer: 'We have closed the account that asked you for money.' },
    output: MessageReport,
    errors: [
      'resource.message_report.not_found',
      'resource.message_report.handled',
      'request.missing',
    ],
  },
});
