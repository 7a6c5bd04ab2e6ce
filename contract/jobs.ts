import { z } from 'zod';
import { SEARCH_PAGE_SIZE } from './constants.ts';
import { AnswerFigures } from './companies.ts';
import { CompanyEvidence } from './companies/evidence.ts';
import { endpoints } from './endpoint.ts';
import {
  type Choice,
  type ChoiceFilter,
  choiceFilters,
  ofEachChoice,
} from './search/choice-filters.ts';
import { Conditions } from './jobs/conditions/conditions.ts';
import { experienceLevels } from './jobs/experience.ts';
import { employmentTypes, jobSorts, jobStates, jobStatuses, workModes } from './jobs/job-kinds.ts';
import { inOrder } from './jobs/in-order.ts';
import { PostedBy, Poster } from './jobs/who-posts.ts';
import { Question } from './jobs/questions.ts';
import { salaryPeriods } from './jobs/salary-period.ts';
import { LawfulReasons } from './jobs/text-check/lawful-reasons.ts';
import type { EnumOf } from './fields/enum-of.ts';
import { idOf, idParams } from './fields/ids.ts';
import { NearbyCity } from './search/nearby-cities.ts';
import { NothingFound, OtherJobs } from './search/nothing-found.ts';
import { SearchReading } from './search/search-reading.ts';
import { WhyFound } from './search/why-found.ts';
import { WiderSearch } from './search/wider-searches.ts';
import { wholeBetween } from './fields/optional-fields.ts';
import { listOf, Meta, paging, searchText, several } from './lists.ts';
import { INDUSTRY_MAX_LENGTH, SKILL_MAX_LENGTH } from './fields/max-lengths.ts';

export { type ExperienceLevel, experienceLevels } from './jobs/experience.ts';
export { DaysOpen, emojiPattern, JobChange, JobForm } from './jobs/job-form.ts';
export * from './jobs/job-kinds.ts';

/**
 * A job. Salaries are in lakhs of rupees a year, whatever the period in which they are said; in lists
 * `description` is a plain-text preview.
 */
export const Job = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  /** All places where the job can be done; the first is `location`. */
  locations: z.array(z.string()),
  employment_type: z.enum(employmentTypes).nullable(),
  experience_level: z.enum(experienceLevels).nullable(),
  experience_min_years: z.number().nullable(),
  experience_max_years: z.number().nullable(),
  work_mode: z.enum(workModes).nullable(),
  salary_min: z.number().nullable(),
  salary_max: z.number().nullable(),
  /** How the pay is said: by the hour, the day, the month or the year. */
  salary_period: z.enum(salaryPeriods),
  skills: z.array(z.string()),
  openings: z.number(),
  status: z.enum(jobStatuses),
  state: z.enum(jobStates),
  /** An active job past its last day; `state` says so too. */
  expired: z.boolean(),
  /** Moderators hold it or have removed it; `state` says which, unless the job was closed meanwhile. */
  paused_by_moderation: z.boolean(),
  /** There is no vacancy yet: applications are kept for later. */
  is_for_later: z.boolean(),
  language: z.enum(['en', 'hi']),
  company_id: z.number(),
  company_name: z.string(),
  /** Whether somebody of the company has an account and can answer. */
  company_claimed: z.boolean(),
  /** Whether the company has shown that it is who it says: level 2 or more. */
  company_checked: z.boolean(),
  ...PostedBy.shape,
  /** It is featured today: it may stand in the slot among the results of a search. */
  is_featured: z.boolean(),
  application_count: z.number(),
  /** Within how many days the company answers; null if it has not joined. */
  answer_days: z.number().nullable(),
  /**
   * The percentage of its applications that the company answers in time; null while fewer than ten
   * are counted.
   */
  answers_in_time_percent: z.number().nullable(),
  /** Whether everybody who applies is asked something; the job's page says what. */
  has_questions: z.boolean(),
  created_at: z.string(),
  /** When the job was first published; for an imported job, the date of its source. */
  posted_at: z.string(),
  /** False for an imported job whose source gives no date: `posted_at` is then only for its order among others. */
  is_date_given: z.boolean(),
  expires_at: z.string(),
});
export type Job = z.output<typeof Job>;

/**
 * A job as its own company sees it; `preview_url` opens its page even while the job is not public.
 */
export const OwnJob = Job.extend({
  preview_url: z.string(),
  /** How many of its applications await an answer. */
  waiting_count: z.number(),
  /** The last of its featured days, in India; null without any. */
  featured_until: z.string().nullable(),
  /** Until when somebody has to confirm that the job is open; null where nobody has to. */
  confirm_by: z.string().nullable(),
  /**
   * What is missing before the job can be confirmed: a consultant's client, or whom to ask about
   * access.
   */
  lacks: z.array(z.enum(['client', 'access_contact'])),
});
export type OwnJob = z.output<typeof OwnJob>;

/** A job that was changed, with the count of its changes. */
export const ChangedJob = Job.extend({ version: z.number() });
export type ChangedJob = z.output<typeof ChangedJob>;

/** A description as safe HTML, split into its sections; null where it has none. */
export const DescriptionSections = z.object({
  introduction_html: z.string(),
  responsibilities_html: z.string().nullable(),
  requirements_html: z.string().nullable(),
  benefits_html: z.string().nullable(),
});
export type DescriptionSections = z.output<typeof DescriptionSections>;

/** A job as its page shows it, with the description as safe HTML, split into its sections. */
export const JobDetail = Job.extend({
  /** Counts the changes of what recruiters write. */
  version: z.number(),
  /** How many days the job is open, or will be once published. */
  expires_in_days: z.number(),
  ...DescriptionSections.shape,
  ...Conditions.shape,
  ...Poster.shape,
  /** The same sections, as lists of plain text lines. */
  responsibilities: z.array(z.string()),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  /** How often the same role of the company was posted in the 90 days before. */
  posted_before: z.number(),
  /** What everybody who applies is asked. */
  questions: z.array(Question),
  /** Why the law allows the job to ask for people of one gender, age or religion. */
  lawful_reasons: LawfulReasons,
  /** Names, pictures, colleges and ages are hidden from the company until it shortlists. */
  is_blind: z.boolean(),
  /** Where an imported job was found. */
  source_url: z.string().nullable(),
  /** How this job's applications are answered; null while fewer than ten are counted. */
  answers: AnswerFigures.nullable(),
  company: z.object({
    id: z.number(),
    name: z.string(),
    description: z.string().nullable(),
    industry: z.string().nullable(),
    website: z.string().nullable(),
    size_text: z.string().nullable(),
    headquarters: z.string().nullable(),
    active_jobs: z.number(),
    answers: AnswerFigures.nullable(),
    evidence: CompanyEvidence,
  }),
});
export type JobDetail = z.output<typeof JobDetail>;

/**
 * A salary whose lower bound is above the upper one would find nothing. The error belongs to the
 * lower end.
 */
export const salaryInOrder = z.refine<{ salary_min?: unknown; salary_max?: unknown }>(
  ({ salary_min, salary_max }) => inOrder(salary_min, salary_max),
  { path: ['salary_min'], error: 'resource.job.salary_range' },
);

type SeveralOf<Item extends z.ZodType> = ReturnType<typeof several<Item>>;

const chosen = ofEachChoice<{ [Filter in ChoiceFilter]: SeveralOf<EnumOf<Choice<Filter>>> }>(
  (filter) => several(z.enum(choiceFilters[filter])) as never,
);

/** Filters of a job search, whose salary has to be in order. `employment_type=remote` means `work_mode=remote`. */
export const JobFilters = z.object({
  search: searchText(),
  location: searchText(),
  employment_type: several(z.enum([...employmentTypes, 'remote'])),
  ...chosen,
  /** Finds jobs that are meant for somebody who has worked for this many years. */
  experience_years: wholeBetween(0, 60)
    .transform((years) => years ?? undefined)
    .optional(),
  /** As companies write it; capitals make no difference. */
  industry: several(z.string().trim().min(1).max(INDUSTRY_MAX_LENGTH)),
  skill: several(z.string().trim().min(1).max(SKILL_MAX_LENGTH)),
  /** In lakhs a year; a job matches when its salary range overlaps the requested one. */
  salary_min: z.coerce.number().min(0).max(10_000).optional(),
  salary_max: z.coerce.number().min(0).max(10_000).optional(),
  /** With a salary bound: also finds jobs that do not state their salary. */
  include_undisclosed: z.stringbool().default(false),
  /** Only remote jobs; with a location, remote jobs are added to those at the location. */
  remote: z.stringbool().default(false),
  /** With a location: also finds remote jobs. Without a location it does nothing. */
  include_remote: z.stringbool().default(false),
  posted_within: z.coerce.number().int().min(1).max(3650).optional(),
  company_id: idOf({ company: 'anyone' }).optional(),
  /** Only jobs of companies of level 2 or 3. */
  verified: z.stringbool().default(false),
  /** Another name of `verified`. */
  verified_only: z.stringbool().optional(),
  /** Only jobs of companies that hire for themselves. */
  direct: z.stringbool().default(false),
  sort: z.enum(jobSorts).optional(),
});
export type JobFilters = z.output<typeof JobFilters>;

const FacetValues = z.array(z.object({ value: z.string(), count: z.number() }));
export const Facets = z.object({
  employment_type: FacetValues,
  ...ofEachChoice<Record<ChoiceFilter, typeof FacetValues>>(() => FacetValues),
  /** From 0 to `EXPERIENCE_YEARS_MOST`, which also stands for any more. */
  experience_years: FacetValues,
  skill: FacetValues,
  location: FacetValues,
  industry: FacetValues,
  /** The `value` is the company's id. */
  company: z.array(z.object({ value: z.string(), count: z.number(), name: z.string() })),
});
export type Facets = z.output<typeof Facets>;

export const Figures = z.object({
  open_jobs: z.number(),
  hiring_companies: z.number(),
  recent: z.array(Job),
});
export type Figures = z.output<typeof Figures>;

export const JobResults = listOf('jobs', Job, {
  meta: Meta.extend({ next_cursor: z.string().nullable() }),
  facets: Facets,
  /** Those whose counts are "at least", because there may be more matches than were counted. */
  capped_facets: z.array(Facets.keyof()),
  /**
   * Other jobs that were found, by relevance: each has the company and title of one of `jobs`, but
   * another place. At most `MORE_PLACES_MAX` for each.
   */
  more_places: z.array(
    z.object({
      job_id: z.number(),
      places: z.array(z.object({ id: z.number(), location: z.string() })),
    }),
  ),
  /** How the search read its words: a known place, a corrected spelling. */
  location_matched: z.string().nullable(),
  did_you_mean: z.string().nullable(),
  /** Null if the search was read as it was typed, and every job has all of it. */
  reading: SearchReading.nullable(),
  /** Where next to nothing is found: what would be found without one of the filters, the most first. */
  wider: z.array(WiderSearch),
  /** Where next to nothing is found at one city: others with such jobs, the nearest first. */
  nearby: z.array(NearbyCity),
  /**
   * Why nothing at all was found. If neither a wider search nor a city nearby has any jobs, also
   * the newest ones without the words, or without the filters.
   */
  nothing: NothingFound.extend({
    others: OtherJobs.extend({ newest: z.array(Job) }).nullable(),
  }).nullable(),
  /** Why jobs were found whose title does not say what was typed. */
  why: z.array(WhyFound),
});
export type JobResults = z.output<typeof JobResults>;

export const jobs = endpoints({
  'GET /barong/public/jobs': {
    summary: 'Search the open jobs',
    who: 'anyone',
    aliases: ['GET /barong/resource/jobs'],
    query: paging(SEARCH_PAGE_SIZE)
      .extend(JobFilters.shape)
      .extend({
        /**
         * `meta.next_cursor` of an answer: gets the page after it at any depth, and replaces
         * `page`.
         */
        cursor: z.string().max(300).optional(),
        /** Searches for exactly what was typed: nothing is corrected. */
        as_typed: z.stringbool().default(false),
      })
      .check(salaryInOrder),
    output: JobResults,
    errors: ['resource.job.salary_range'],
  },
  'GET /barong/public/jobs/:id': {
    summary: 'One job; its own company also sees drafts and closed ones',
    who: 'anyone',
    aliases: ['GET /barong/resource/jobs/:id'],
    params: idParams({ job: 'anyone', draft: 'recruiter' }),
    output: JobDetail,
    errors: ['resource.job.not_found', 'resource.job.gone'],
  },
  'POST /barong/public/jobs/:id/preview': {
    summary: 'One job in any state, by the token of its `preview_url`; changes nothing',
    who: 'anyone',
    params: idParams({ job: 'nobody', draft: 'nobody' }),
    body: z.object({ token: z.string('request.missing').max(200) }),
    example: { token: 'of-another-job' },
    output: JobDetail,
    errors: ['resource.job.not_found', 'resource.job.gone'],
  },
  'GET /barong/public/jobs/:id/similar': {
    summary: 'Open jobs like this one; also answers for a job that is gone',
    who: 'anyone',
    params: idParams({ job: 'anyone', draft: 'nobody' }),
    output: z.object({
      job: z.object({
        id: z.number(),
        title: z.string(),
        company_name: z.string(),
        location: z.string(),
        state: z.enum(jobStates),
      }),
      jobs: z.array(Job),
    }),
    errors: ['resource.job.not_found'],
  },
  'GET /barong/public/jobs/:id/code': {
    summary: 'The address of a job as a QR code (SVG), which says that whoever scans it came by it',
    who: 'anyone',
    params: idParams({ job: 'anyone', draft: 'recruiter' }),
    output: 'file',
    errors: ['resource.job.not_found', 'resource.job.gone'],
  },
  'GET /barong/public/figures': {
    summary: 'True figures of the portal for the landing page',
    who: 'anyone',
    output: Figures,
  },
});
