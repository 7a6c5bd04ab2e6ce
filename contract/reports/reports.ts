import { z } from 'zod';
import { days } from '../fields/optional-fields.ts';
import { REPORT_TEXT_MAX_LENGTH } from '../constants.ts';
import { endpoints, languages } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { requiredText, seenText } from '../fields/texts.ts';
import { listOf, paging } from '../lists.ts';
import { Signal } from '../moderation/signals.ts';
import { anyReportReasons, reportReasons } from './report-reasons.ts';

const reportOutcomes = ['upheld', 'unfounded'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** A report of a job, a company or a person, as admins see it. Who reported is not kept. */
export const Report = z.object({
  /** Also the number that the reporter was given. */
  id: z.number(),
  /** Null if it is about the company itself, or about a person. */
  job_id: z.number().nullable(),
  /** Null if it is about a person. */
  company_id: z.number().nullable(),
  company_name: z.string().nullable(),
  /** The seeker or recruiter whose profile it is about; null if it is about a job or a company. */
  person: z.object({ id: z.number(), name: z.string(), role: z.enum(['user', 'hr']) }).nullable(),
  /** The title of the job or the name of the company or person, as the person who reported it saw it. */
  title: z.string(),
  reason: z.enum(anyReportReasons),
  note: z.string(),
  /** What the check of postings found, if this is its report; null if a person reported. */
  signals: z.array(Signal).nullable(),
  /** The language of the page that it was written on, and of its answer. */
  language: z.enum(languages),
  /** How many more reports of the same company and its jobs, or of the same person, wait. */
  others: z.number(),
  created_at: z.string(),
  /** Null until an admin has decided. */
  decided_at: z.string().nullable(),
  outcome: z.enum(reportOutcomes).nullable(),
  /** The answer to the person who reported it; empty until it is decided. */
  answer: z.string(),
});
export type Report = z.output<typeof Report>;

/** What the holder of a ticket can read: nothing that was written in the report. */
const ReportState = Report.pick({
  id: true,
  title: true,
  reason: true,
  created_at: true,
  decided_at: true,
  outcome: true,
  answer: true,
});
export type ReportState = z.output<typeof ReportState>;

export const writtenReport = z.object({
  reason: z.enum(reportReasons, 'request.missing'),
  note: seenText(REPORT_TEXT_MAX_LENGTH).default(''),
});
const example = { reason: 'money', note: 'They ask for a fee.' } as const;
/** The number of the report, and the ticket by which its state is read. */
export const takenReport = z.object({ id: z.number(), ticket: z.string() });

export const reports = endpoints({
  'POST /barong/public/jobs/:id/reports': {
    summary: 'Report a job that is or was open; the company is not told',
    who: 'anyone',
    params: idParams({ job: 'anyone', draft: 'nobody' }),
    body: writtenReport,
    example,
    status: 201,
    output: takenReport,
    errors: ['resource.job.not_found', 'request.too_many_requests'],
  },
  'POST /barong/public/companies/:id/reports': {
    summary: 'Report a company; it is not told',
    who: 'anyone',
    params: idParams({ company: 'anyone' }),
    body: writtenReport,
    example,
    status: 201,
    output: takenReport,
    errors: ['resource.company.not_found', 'request.too_many_requests'],
  },
  'GET /barong/public/reports': {
    summary: 'What has become of a report, by its ticket',
    who: 'anyone',
    query: z.object({ ticket: requiredText('request.missing', 200) }),
    output: ReportState,
    errors: ['request.missing', 'resource.report.not_found'],
  },
  'GET /barong/admin/reports': {
    summary:
      'Reports of jobs, companies and profiles: while they are open by risk, demands for money and fraud first and of these what is reported most; those decided last first otherwise',
    who: 'admin',
    admins: ['moderator'],
    query: paging().extend({ ...days, status: z.enum(['open', 'decided']).default('open') }),
    output: listOf('reports', Report, {
      /** How many reports wait. */
      open_count: z.number(),
    }),
  },
  'POST /barong/admin/reports/:id/decision': {
    summary: 'Decide an open report; the answer stands at the link of whoever reported',
    who: 'admin',
    admins: ['moderator'],
    params: idParams({ report: 'admin' }),
    body: z.object({
      outcome: z.enum(reportOutcomes, 'request.missing'),
      /** Only reports by the check of postings need no answer. */
      answer: seenText(REPORT_TEXT_MAX_LENGTH).default(''),
    }),
    example: { outcome: 'upheld', answer: 'They did ask for money. Thank you.' },
    output: Report,
    errors: ['request.missing', 'resource.report.not_found', 'resource.report.decided'],
  },
});
