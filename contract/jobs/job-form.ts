import { z } from 'zod';
import {
  ANSWER_DAYS,
  JOB_DESCRIPTION_MAX_LENGTH,
  JOB_LIFE_DAYS,
  JOB_LIFE_MAX_DAYS,
  JOB_PLACES_MAX,
  JOB_SKILLS_MAX,
  JOB_TITLE_MAX_LENGTH,
} from '../constants.ts';
import type { ErrorCode } from '../errors.ts';
import {
  blank,
  choiceOf,
  Day,
  mayBeLeftOut,
  numberBetween,
  wholeBetween,
} from '../fields/optional-fields.ts';
import { itemText, requiredText, seen, textOr } from '../fields/texts.ts';
import { daysUntil } from '../format/today.ts';
import { choiceFields } from './choices/choice-fields.ts';
import { ofEachJobChoice, type JobChoice } from './choices/job-choices.ts';
import { noConditions } from './conditions/condition-fields.ts';
import { claimsAccess } from './conditions/condition-kinds.ts';
import { conditionFields } from './conditions/conditions.ts';
import { employmentTypes, jobStatuses } from './job-kinds.ts';
import { type PlainField, plainDefaults } from './plain-fields.ts';
import { QuestionForms } from './questions.ts';
import { salaryPeriods } from './salary-period.ts';
import { sectionLists } from './sections/section-lists.ts';
import { sectionNames } from './sections/section-names.ts';
import { LawfulReasons } from './text-check/lawful-reasons.ts';
import { whoPostsFields } from './who-posts.ts';
import { inOrder } from './in-order.ts';
import { PLACE_MAX_LENGTH, SKILL_MAX_LENGTH } from '../fields/max-lengths.ts';

/**
 * Matches pictures: presentation emoji, pictographs with U+FE0F, keycaps and flags. Digits, #, ©, ™
 * and the joiners that Hindi needs are text (Unicode TR51; `\p{Emoji}` would match 0-9).
 */
export const emojiPattern =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[0-9#*]\uFE0F?\u20E3|[\u{1F1E6}-\u{1F1FF}]/u;

const plainRules = {
  openings: z.coerce.number().int().min(1).max(10_000),
  is_for_later: z.boolean(),
  is_blind: z.boolean(),
} satisfies Record<PlainField, z.ZodType>;

const written = {
  title: requiredText('resource.job.missing_title', JOB_TITLE_MAX_LENGTH),
  description: textOr('resource.job.missing_description')
    .overwrite(seen)
    .max(JOB_DESCRIPTION_MAX_LENGTH),
  location: textOr('resource.job.missing_location').overwrite(seen).max(PLACE_MAX_LENGTH),
  locations: z.array(itemText(PLACE_MAX_LENGTH)).max(JOB_PLACES_MAX),
  employment_type: choiceOf(employmentTypes, 'resource.job.missing_employment_type'),
  experience_min_years: wholeBetween(0, 60),
  experience_max_years: wholeBetween(0, 60),
  salary_min: numberBetween(0, 10_000),
  salary_max: numberBetween(0, 10_000),
  salary_period: z.enum(salaryPeriods),
  skills: z
    .array(itemText(SKILL_MAX_LENGTH))
    .max(JOB_SKILLS_MAX)
    .transform((skills) => [...new Set(skills)]),
  language: z.enum(['en', 'hi']),
  status: z.enum(jobStatuses),
  questions: QuestionForms,
  lawful_reasons: LawfulReasons,
  ...plainRules,
  ...choiceFields,
  ...conditionFields,
  ...whoPostsFields,
  ...sectionLists,
};
/** Within how many days the company promises to answer. */
const AnswerDays = wholeBetween(ANSWER_DAYS.least, ANSWER_DAYS.most);
/** How many days a job stays open, counted from the day it opens. */
export const DaysOpen = wholeBetween(1, JOB_LIFE_MAX_DAYS);
/** The last day on which it is open, or a moment of that day in India. */
const LastDay = z
  .union([Day, z.iso.datetime({ offset: true })])
  .refine((moment) => daysUntil(moment) >= 1 && daysUntil(moment) <= JOB_LIFE_MAX_DAYS, {
    error: 'resource.job.invalid_last_day',
    params: { maximum: JOB_LIFE_MAX_DAYS },
  });

const jobFields = z.object({
  ...written,
  ...mayBeLeftOut(written, {
    description: '',
    location: '',
    locations: [],
    employment_type: null,
    experience_min_years: null,
    experience_max_years: null,
    salary_min: null,
    salary_max: null,
    salary_period: 'year',
    skills: [],
    language: 'en',
    status: 'active',
    questions: [],
    lawful_reasons: {},
    ...plainDefaults,
    ...ofEachJobChoice<Record<JobChoice, null>>(() => null),
    ...noConditions,
    client_name: null,
    shows_poster: false,
    poster_role: null,
  }),
  answer_days: AnswerDays.default(null).transform((days) => days ?? ANSWER_DAYS.usual),
  expires_in_days: DaysOpen.default(null).transform((days) => days ?? JOB_LIFE_DAYS),
  /** The same as a date; it wins over `expires_in_days` where both are sent. */
  expires_at: z.union([blank, z.null(), LastDay]).default(null),
});

type Judged = Partial<z.output<typeof jobFields>>;

/**
 * A rule for a job that is more than a draft. It is checked even if other fields are wrong, so that
 * a form reports everything at once; but without those fields, since they may be anything.
 */
const posted = (field: keyof Judged, code: ErrorCode, holds: (job: Judged) => boolean) =>
  z.superRefine<Judged>(
    (job, judging) => {
      const wrong = new Set(judging.issues.map(({ path }) => path?.[0]));
      if (job.status === 'draft' || wrong.has(field)) return;
      const right = Object.entries(job).filter(([name]) => !wrong.has(name));
      if (holds(Object.fromEntries(right))) return;
      judging.addIssue({ code: 'custom', path: [field], message: code });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

/**
 * The job form of a recruiter; salaries are in lakhs of rupees a year (see `salary_period`). A draft
 * needs only a title.
 */
export const JobForm = jobFields.check(
  posted('description', 'resource.job.missing_description', (job) =>
    Boolean(job.description || sectionNames.some((name) => job[name]?.length)),
  ),
  posted('location', 'resource.job.missing_location', (job) =>
    Boolean(job.location || job.locations?.length),
  ),
  posted(
    'employment_type',
    'resource.job.missing_employment_type',
    (job) => job.employment_type !== null,
  ),
  posted(
    'description',
    'resource.job.emoji_in_description',
    (job) =>
      ![job.description ?? '', ...sectionNames.flatMap((name) => job[name] ?? [])].some((text) =>
        emojiPattern.test(text),
      ),
  ),
  posted('salary_min', 'resource.job.salary_range', (job) =>
    inOrder(job.salary_min, job.salary_max),
  ),
  posted('experience_min_years', 'resource.job.experience_range', (job) =>
    inOrder(job.experience_min_years, job.experience_max_years),
  ),
  ...(['access_contact_name', 'access_contact_email'] as const).map((field) =>
    posted(field, 'resource.job.missing_access_contact', (job) =>
      Boolean(job[field] || !claimsAccess(job.conditions ?? [])),
    ),
  ),
);
export type JobForm = z.output<typeof JobForm>;

/**
 * A change to an existing job: fields that are not sent stay as they are; days count from today.
 */
export const JobChange = z
  .object({ ...written, expires_in_days: DaysOpen, answer_days: AnswerDays })
  .partial();
export type JobChange = z.output<typeof JobChange>;
