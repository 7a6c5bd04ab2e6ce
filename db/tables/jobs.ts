import type { ColumnType, Generated } from 'kysely';
import type { EmploymentType, JobStatus } from '../../contract/jobs.ts';
import type { JobConditions } from '../../contract/jobs/conditions/condition-fields.ts';
import type { FeedProblem } from '../../contract/jobs/job-feeds.ts';
import type { PlainFields } from '../../contract/jobs/plain-fields.ts';
import type { JobChoices } from '../../contract/jobs/choices/job-choices.ts';
import type { ImportOutcome, ImportedRow } from '../../contract/jobs/job-imports.ts';
import type { QuestionForm } from '../../contract/jobs/questions.ts';
import type { SalaryPeriod } from '../../contract/jobs/salary-period.ts';
import type { LawfulReasons } from '../../contract/jobs/text-check/lawful-reasons.ts';
import type { Id, Moment, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

export interface JobTables {
  job_feeds: JobFeeds;
  job_feed_runs: JobFeedRuns;
  job_sources: JobSources;
  jobs: Jobs;
}

// Jobs, with their descriptions as rendered.

/** A description by the sections of a job's page, as safe HTML; null if it has no such section. */
export interface DescriptionHtml {
  introduction: string;
  responsibilities: string | null;
  requirements: string | null;
  benefits: string | null;
}

/** The column of each choice, in `jobs` and in `job_search`. */
export type ChoiceColumns = { [Name in keyof JobChoices]: OrNull<NonNullable<JobChoices[Name]>> };

/** A column for each field, with a default unless it may be null. */
type ColumnsOf<Fields> = {
  [Name in keyof Fields]: null extends Fields[Name]
    ? OrNull<NonNullable<Fields[Name]>>
    : Generated<Fields[Name]>;
};
type ConditionColumns = ColumnsOf<JobConditions>;
type PlainColumns = ColumnsOf<PlainFields>;

export interface Jobs extends ChoiceColumns, ConditionColumns, PlainColumns {
  id: Id;
  company_id: number;
  posted_by: OrNull<number>;
  title: string;
  description: string;
  /** Null until a task has rendered it. */
  description_html: ColumnType<DescriptionHtml | null, string | null | undefined, string | null>;
  location: string;
  other_locations: Generated<string[]>;
  employment_type: OrNull<EmploymentType>;
  experience_min_years: OrNull<number>;
  experience_max_years: OrNull<number>;
  salary_min_inr: OrNull<number>;
  salary_max_inr: OrNull<number>;
  salary_period: Generated<SalaryPeriod>;
  skills: Generated<string[]>;
  language: Generated<'en' | 'hi'>;
  status: Generated<JobStatus>;
  questions: ColumnType<QuestionForm[], string | undefined, string>;
  /** When a recruiter last opened or confirmed the job, and so said that it is open. */
  confirmed_at: MomentWithDefault;
  asked_at: MomentOrNull;
  paused_at: MomentOrNull;
  /** Set by moderators: nobody finds the job, whatever its company does. */
  moderation: OrNull<'held' | 'removed'>;
  lawful_reasons: ColumnType<LawfulReasons, string | undefined, string>;
  /** The company that a consultant hires for. */
  client_name: OrNull<string>;
  /** The recruiter who agreed to be shown on its page, and their role in the company. */
  shown_by: OrNull<number>;
  poster_role: OrNull<string>;
  answer_days: Generated<number>;
  answers_counted: Generated<number>;
  answers_in_time: Generated<number>;
  answer_median_days: OrNull<number>;
  preview_token: Generated<string>;
  source: OrNull<string>;
  source_id: OrNull<string>;
  source_url: OrNull<string>;
  /** The version of what its recruiters edit. */
  version: Generated<number>;
  source_hash: OrNull<Buffer>;
  /** The company's own number, with the hash of the row from which it was last imported. */
  reference: OrNull<string>;
  reference_hash: OrNull<Buffer>;
  /** The feed that lists it, and when the feed no longer did and so closed it. */
  feed_id: OrNull<number>;
  left_feed_at: MomentOrNull;
  /** The name under which its team keeps it as a template. */
  template_name: OrNull<string>;
  posted_at: MomentWithDefault;
  /** Whether it was ever more than a draft. */
  was_posted: Generated<boolean>;
  /** Whether `posted_at` is known; otherwise it is a guess by which the job is sorted. */
  is_date_given: Generated<boolean>;
  life_days: Generated<number>;
  expires_at: Moment;
  created_at: MomentWithDefault;
  updated_at: MomentWithDefault;
  /** When it was closed because no recruiter of its company can sign in. */
  hidden_at: MomentOrNull;
  deleted_at: MomentOrNull;
}

/** Another source that lists a job. */
interface JobSources {
  job_id: number;
  source: string;
  source_id: string;
  source_url: OrNull<string>;
  first_said_at: MomentWithDefault;
  last_said_at: MomentWithDefault;
  row_hash: OrNull<Buffer>;
}

/** Where a company keeps a list of its own jobs, read every day. */
export interface JobFeeds {
  id: Id;
  company_id: number;
  address: string;
  added_by: OrNull<number>;
  etag: OrNull<string>;
  last_modified: OrNull<string>;
  failures: Generated<number>;
  read_at: MomentOrNull;
  next_read_at: MomentWithDefault;
  paused_at: MomentOrNull;
  created_at: MomentWithDefault;
}

/** The outcome of one reading of a feed. */
export interface JobFeedRuns {
  id: Id;
  feed_id: number;
  at: MomentWithDefault;
  outcome: 'read' | 'unchanged' | 'failed';
  reason: OrNull<FeedProblem>;
  rows: ColumnType<ImportedRow[], string | undefined, string>;
  counts: ColumnType<Partial<Record<ImportOutcome, number>>, string | undefined, string>;
}
