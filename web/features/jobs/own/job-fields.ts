import {
  JOB_LIFE_DAYS,
  RUPEES_PER_LAKH,
  SALARY_UNIT_GUARD_LPA,
} from '../../../../contract/constants.ts';
import type {
  EmploymentType,
  Job,
  JobDetail,
  JobForm,
  JobStatus,
} from '../../../../contract/jobs.ts';

/** Numbers as they are typed; an empty text where nothing is chosen. */
type Typed<V> = V extends number ? string : V extends null ? '' : V;

/** What the form holds; without `expires_in_days` it ends when it would have ended anyway. */
export type JobFields = { [Name in keyof JobForm]: Typed<JobForm[Name]> };

/** The four parts of the form and their fields, in the order of the page. */
export const partFields = {
  role: [
    'title',
    'employment_type',
    'experience_level',
    'experience_min_years',
    'experience_max_years',
    'openings',
    'expires_in_days',
    'status',
  ],
  pay: ['salary_min', 'salary_max', 'location', 'work_mode'],
  skills: ['skills'],
  text: ['description', 'language'],
} as const satisfies Record<string, readonly (keyof JobFields)[]>;

export type Part = keyof typeof partFields;
export const parts = Object.keys(partFields) as Part[];
export const fieldNames: readonly (keyof JobFields)[] = Object.values(partFields).flat();

export const emptyFields = (language: 'en' | 'hi'): JobFields => ({
  title: '',
  employment_type: '',
  experience_level: '',
  experience_min_years: '',
  experience_max_years: '',
  openings: '1',
  salary_min: '',
  salary_max: '',
  location: '',
  work_mode: '',
  skills: [],
  description: '',
  language,
  expires_in_days: String(JOB_LIFE_DAYS),
  status: 'active',
});

/** The form of a job. */
export function fieldsOf(job: JobDetail): JobFields {
  const typed = fieldNames.map((name) => {
    const value = job[name];
    return [name, typeof value === 'number' ? String(value) : (value ?? '')];
  });
  const fields = Object.fromEntries(typed) as JobFields;
  return job.state === 'active' ? { ...fields, expires_in_days: '' } : fields;
}

/** What is sent. An empty choice of the type stays empty, so that its own rule answers. */
export const sentFields = (fields: JobFields, status: JobStatus = fields.status) => ({
  ...fields,
  employment_type: fields.employment_type as EmploymentType,
  experience_min_years: plainNumber(fields.experience_min_years),
  experience_max_years: plainNumber(fields.experience_max_years),
  salary_min: plainNumber(fields.salary_min),
  salary_max: plainNumber(fields.salary_max),
  openings: plainNumber(fields.openings) || '1',
  status,
});

type SentFields = ReturnType<typeof sentFields>;

/**
 * Of a job that exists only what was changed is sent, so that what a colleague changed meanwhile
 * stays. Whoever opens it is sent with the days that the form shows.
 */
export function changedFields(
  saved: JobFields,
  fields: JobFields,
  status: JobStatus,
): Partial<SentFields> {
  const before = sentFields(saved);
  const now = sentFields(fields, status);
  const opens = status === 'active' && saved.status !== 'active';
  const isChanged = (name: keyof SentFields) =>
    JSON.stringify(now[name]) !== JSON.stringify(before[name]) ||
    (opens && name === 'expires_in_days');
  return Object.fromEntries(
    Object.entries(now).filter(([name]) => isChanged(name as keyof SentFields)),
  );
}

/** `1,20,000` as the server reads it; what is no number stays as typed and is refused. */
const plainNumber = (text: string) => {
  const number = numberIn(text);
  return number === null ? text.trim() : String(number);
};

const round = (lakhs: number) => Math.round(lakhs * 100) / 100;
const MONTHS = 12;

/** Rupees a month of so many lakhs a year. */
export const monthlyOf = (lpa: number): number => Math.round((lpa * RUPEES_PER_LAKH) / MONTHS);

/** Lakhs a year of so many rupees a month, with two decimals. */
export const lpaOf = (monthlyRupees: number): number =>
  round((monthlyRupees * MONTHS) / RUPEES_PER_LAKH);

/** A number as it is typed in India (1,20,000), or null. */
export function numberIn(text: string): number | null {
  const plain = text.replaceAll(/[,\s₹]/g, '');
  const number = Number(plain);
  return plain === '' || !Number.isFinite(number) ? null : number;
}

/**
 * What somebody may have meant who typed more lakhs a year than anybody earns: rupees a month
 * (25000), rupees a year (300000). `guess` is null when it is not clear; the whole is null when
 * nothing is odd.
 */
export function oddPay(text: string): { guess: number | null } | null {
  const typed = numberIn(text);
  if (typed === null || typed <= SALARY_UNIT_GUARD_LPA) return null;
  if (typed >= RUPEES_PER_LAKH) return { guess: round(typed / RUPEES_PER_LAKH) };
  return { guess: typed >= 1_000 ? lpaOf(typed) : null };
}

export type TitleHint = 'phone' | 'pay' | 'capitals';

/** What does not belong into a title, as advice. */
export function titleHint(title: string): TitleHint | null {
  if (/(?:\d[\s-]?){10}/.test(title)) return 'phone';
  if (/₹|\b(?:lpa|ctc|salary|lakhs?|per month|rs\.?)\b|\d\s?k\b/i.test(title)) return 'pay';
  const letters = title.replaceAll(/[^A-Za-z]/g, '');
  return letters.length >= 8 && letters === letters.toUpperCase() ? 'capitals' : null;
}

/** From here on a description is long enough to say something. */
export const GOOD_LENGTH = 100;

/** What the job has by now, as far as it can be meant: ticks for the form's parts and its preview. */
export function ticksOf(fields: JobFields) {
  const [least, most] = [numberIn(fields.salary_min), numberIn(fields.salary_max)];
  const isEmpty = fields.salary_min.trim() === '' && fields.salary_max.trim() === '';
  const canBeMeant =
    [fields.salary_min, fields.salary_max].every(
      (text) => text.trim() === '' || ((numberIn(text) ?? -1) >= 0 && !oddPay(text)),
    ) &&
    (least === null || most === null || least <= most);
  const place = fields.location.trim() !== '';
  return {
    role: fields.title.trim() !== '' && fields.employment_type !== '',
    payShown: !isEmpty && canBeMeant,
    place,
    pay: place && canBeMeant,
    skills: fields.skills.some((skill) => skill.trim() !== ''),
    text: fields.description.trim() !== '',
    goodText: fields.description.trim().length >= GOOD_LENGTH,
  };
}

interface Company {
  id: number;
  company_name: string;
}

const DAY_MS = 86_400_000;

/** The choices of the form; a job may have another number by the API. */
export const daysOpen = [7, 15, 30, 45, 60];

/** When it will end: so many days after `moment`, or as it was. */
const endOf = ({ expires_in_days }: JobFields, moment: string, endsAt: string | null) =>
  endsAt && !expires_in_days
    ? endsAt
    : new Date(
        Date.parse(moment) + (Number(expires_in_days) || JOB_LIFE_DAYS) * DAY_MS,
      ).toISOString();

/** The job as its card will look; `endsAt` is the end of one that is open already. */
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
  employment_type: fields.employment_type || null,
  experience_level: fields.experience_level || null,
  experience_min_years: numberIn(fields.experience_min_years),
  experience_max_years: numberIn(fields.experience_max_years),
  work_mode: fields.work_mode || null,
  salary_min: oddPay(fields.salary_min) ? null : numberIn(fields.salary_min),
  salary_max: oddPay(fields.salary_max) ? null : numberIn(fields.salary_max),
  skills: fields.skills,
  openings: numberIn(fields.openings) ?? 1,
  status: 'active',
  state: 'active',
  expired: false,
  language: fields.language,
  company_id: company.id,
  company_name: company.company_name,
  company_claimed: true,
  is_featured: false,
  application_count: 0,
  created_at: moment,
  posted_at: moment,
  expires_at: endOf(fields, moment, endsAt),
});
