import { ANSWER_DAYS, JOB_LIFE_DAYS } from '../../../../../contract/constants.ts';
import type {
  EmploymentType,
  Job,
  JobDetail,
  JobForm,
  JobStatus,
} from '../../../../../contract/jobs.ts';
import {
  type ConditionField,
  conditionFieldNames,
  noConditions,
  ofEachConditionField,
} from '../../../../../contract/jobs/conditions/condition-fields.ts';
import {
  ofEachPlainField,
  type PlainField,
  plainDefaults,
  plainFieldNames,
} from '../../../../../contract/jobs/plain-fields.ts';
import {
  type JobChoice,
  ofEachJobChoice,
} from '../../../../../contract/jobs/choices/job-choices.ts';
import {
  type SectionName,
  sectionNames,
} from '../../../../../contract/jobs/sections/section-names.ts';
import { changesOf } from '../../../../lib/forms/changes.ts';
import { numberIn, plainNumber } from '../../../../parts/pay/pay.ts';
import { canBePay, lpaTyped, sentPay, typedPay } from './salary-values.ts';
import { type TypedText, typedText, wholeText } from '../sections/section-values.ts';
import { sentQuestion, type TypedQuestion, typedQuestion } from '../questions/question-values.ts';

/** Numbers as they are typed; an empty text where nothing is chosen. */
type Typed<V> = V extends number ? string : V extends null ? '' : V;

/** The form's values; without `expires_in_days` the last day stays. */
export type JobFields = {
  [Name in Exclude<keyof JobForm, 'questions' | 'locations' | 'expires_at' | SectionName>]: Typed<
    JobForm[Name]
  >;
} & {
  questions: readonly TypedQuestion[];
  /** The places after the first. */
  locations: readonly string[];
  /** The version of a saved job that the form is based on. */
  version?: number;
} & TypedText;

/** The parts of the form and their fields, in the order of the page. */
export const partFields = {
  role: [
    'title',
    'client_name',
    'employment_type',
    'experience_level',
    'experience_min_years',
    'experience_max_years',
    ...plainFieldNames,
    'expires_in_days',
    'answer_days',
    'shows_poster',
    'poster_role',
    'status',
  ],
  pay: [
    'salary_period',
    'salary_min',
    'salary_max',
    'location',
    'locations',
    'work_mode',
    ...conditionFieldNames,
  ],
  skills: ['skills', 'questions'],
  text: ['description', ...sectionNames, 'language', 'lawful_reasons'],
} as const satisfies Record<string, readonly (keyof JobFields)[]>;

export type FormPart = keyof typeof partFields;
export const formParts = Object.keys(partFields) as FormPart[];
export const fieldNames: readonly (keyof JobFields)[] = Object.values(partFields).flat();

const typedValue = (value: unknown) => (typeof value === 'number' ? String(value) : (value ?? ''));

export const emptyFields = (language: 'en' | 'hi'): JobFields => ({
  title: '',
  employment_type: '',
  experience_min_years: '',
  experience_max_years: '',
  salary_min: '',
  salary_max: '',
  salary_period: 'year',
  location: '',
  locations: [],
  skills: [],
  questions: [],
  lawful_reasons: {},
  ...ofEachPlainField<Pick<JobFields, PlainField>>(
    (name) => typedValue(plainDefaults[name]) as never,
  ),
  ...ofEachJobChoice<Record<JobChoice, ''>>(() => ''),
  ...ofEachConditionField<Pick<JobFields, ConditionField>>(
    (name) => typedValue(noConditions[name]) as never,
  ),
  client_name: '',
  shows_poster: false,
  poster_role: '',
  description: '',
  responsibilities: '',
  requirements: '',
  benefits: '',
  language,
  expires_in_days: String(JOB_LIFE_DAYS),
  answer_days: String(ANSWER_DAYS.usual),
  status: 'active',
});

/** The form's values for a saved job. */
export function fieldsOf(job: JobDetail): JobFields {
  const typed = fieldNames.map((name) => {
    const value = name === 'shows_poster' ? job.poster_name !== null : job[name];
    return [name, typedValue(value)];
  });
  const fields = {
    ...Object.fromEntries(typed),
    ...typedText(job.description),
    questions: job.questions.map(typedQuestion),
    locations: job.locations.slice(1),
    salary_min: typedPay(job.salary_min, job.salary_period),
    salary_max: typedPay(job.salary_max, job.salary_period),
  } as JobFields;
  return job.state === 'active' ? { ...fields, expires_in_days: '' } : fields;
}

/** The values of the form that changes this job. */
export const fieldsToChange = (job: JobDetail): JobFields => ({
  ...fieldsOf(job),
  version: job.version,
});

/** All places, including the first. */
const placesIn = ({ location, locations }: Pick<JobFields, 'location' | 'locations'>) =>
  [location, ...locations].map((place) => place.trim()).filter((place) => place !== '');

/** The body that is sent. An empty type stays empty, so that its own rule reports it. */
export const sentFields = (
  { responsibilities, requirements, benefits, ...fields }: JobFields,
  status: JobStatus = fields.status,
) => ({
  ...fields,
  description: wholeText({ ...fields, responsibilities, requirements, benefits }, fields.language),
  employment_type: fields.employment_type as EmploymentType,
  experience_min_years: plainNumber(fields.experience_min_years),
  experience_max_years: plainNumber(fields.experience_max_years),
  salary_min: sentPay(fields.salary_min, fields.salary_period),
  salary_max: sentPay(fields.salary_max, fields.salary_period),
  openings: plainNumber(fields.openings) || '1',
  locations: placesIn(fields),
  questions: fields.questions.map(sentQuestion),
  status,
});

type SentFields = ReturnType<typeof sentFields>;

/**
 * The changed fields of an existing job, so that a colleague's changes to other fields stay. Opening
 * the job also sends the days that the form shows.
 */
export function changedFields(
  saved: JobFields,
  fields: JobFields,
  status: JobStatus,
): Partial<SentFields> {
  const now = sentFields(fields, status);
  const opens = status === 'active' && saved.status !== 'active';
  return {
    ...changesOf(sentFields(saved), now),
    ...(opens ? { expires_in_days: now.expires_in_days } : {}),
  };
}

export type TitleHint = 'pay';

/** Advice about text that does not belong in a title; `TextFindings` has what may not be published. */
export function titleHint(title: string): TitleHint | null {
  if (/₹|\b(?:lpa|ctc|salary|lakhs?|per month|rs\.?)\b|\d\s?k\b/i.test(title)) return 'pay';
  return null;
}

/** The length from which a description counts as good. */
export const GOOD_LENGTH = 100;

/** Which parts of the job are filled in with plausible values: ticks in the form and its preview. */
export function ticksOf(fields: JobFields) {
  const [least, most] = [numberIn(fields.salary_min), numberIn(fields.salary_max)];
  const isEmpty = fields.salary_min.trim() === '' && fields.salary_max.trim() === '';
  const canBeMeant =
    [fields.salary_min, fields.salary_max].every(
      (text) => text.trim() === '' || canBePay(text, fields.salary_period),
    ) &&
    (least === null || most === null || least <= most);
  const place = fields.location.trim() !== '';
  const text = wholeText(fields, fields.language).trim();
  return {
    role: fields.title.trim() !== '' && fields.employment_type !== '',
    payShown: !isEmpty && canBeMeant,
    place,
    pay: place && canBeMeant,
    skills: fields.skills.some((skill) => skill.trim() !== ''),
    text: text !== '',
    goodText: text.length >= GOOD_LENGTH,
  };
}

interface Company {
  id: number;
  company_name: string;
  is_consultant: boolean;
}

const DAY_MS = 86_400_000;

/** The form's choices; a job made through the API may have another number. */
export const daysOpen = [7, 15, 30, 45, 60];
export const daysToAnswer = [7, 10, 14, 21, 30];

/** When the job will end: the chosen number of days after `moment`, or as before. */
const endOf = ({ expires_in_days }: JobFields, moment: string, endsAt: string | null) =>
  endsAt && !expires_in_days
    ? endsAt
    : new Date(
        Date.parse(moment) + (Number(expires_in_days) || JOB_LIFE_DAYS) * DAY_MS,
      ).toISOString();

const payShownOf = (fields: JobFields) => {
  const { payShown } = ticksOf(fields);
  const shown = (text: string) => (payShown ? lpaTyped(text, fields.salary_period) : null);
  return { salary_min: shown(fields.salary_min), salary_max: shown(fields.salary_max) };
};

/** The job for its preview card, without a pay that cannot be meant; `endsAt` is the end of a job that is already open. */
export const previewOf = (
  fields: JobFields,
  company: Company,
  moment: string,
  endsAt: string | null = null,
): Job => ({
  id: 0,
  title: fields.title.trim(),
  description: '',
  location: fields.location.trim(),
  locations: placesIn(fields),
  employment_type: fields.employment_type || null,
  experience_level: fields.experience_level || null,
  experience_min_years: numberIn(fields.experience_min_years),
  experience_max_years: numberIn(fields.experience_max_years),
  work_mode: fields.work_mode || null,
  ...payShownOf(fields),
  salary_period: fields.salary_period,
  skills: fields.skills,
  openings: numberIn(fields.openings) ?? 1,
  is_for_later: fields.is_for_later,
  status: 'active',
  state: 'active',
  expired: false,
  paused_by_moderation: false,
  language: fields.language,
  company_id: company.id,
  company_name: company.company_name,
  company_claimed: true,
  // The form does not load the company's evidence, which expires by itself.
  company_checked: false,
  posted_by_type: company.is_consultant ? 'consultant' : 'company',
  client_name: fields.client_name || null,
  is_featured: false,
  answer_days: numberIn(fields.answer_days),
  answers_in_time_percent: null,
  application_count: 0,
  has_questions: fields.questions.length > 0,
  created_at: moment,
  posted_at: moment,
  is_date_given: true,
  expires_at: endOf(fields, moment, endsAt),
});
