import { z } from 'zod';
import { COVER_LETTER_MAX_LENGTH, JOB_SKILLS_MAX } from './constants.ts';
import { endpoints } from './endpoint.ts';
import { choiceOf, dayOrNull, numberBetween, wholeBetween } from './fields/optional-fields.ts';
import {
  LANGUAGES_MAX,
  PREFERRED_LOCATIONS_MAX,
  SCORE_MAX,
  scoreKinds,
  visibilities,
  workAuthorisations,
} from './profiles/choices.ts';
import { isStorable } from './fields/storable.ts';
import { itemText, requiredText } from './fields/texts.ts';
import {
  LANGUAGE_NAME_MAX_LENGTH,
  PERSON_NAME_MAX_LENGTH,
  PLACE_MAX_LENGTH,
  PROFILE_ABOUT_MAX_LENGTH,
  PROFILE_ENTRY_MAX_LENGTH,
  PROFILE_LINE_MAX_LENGTH,
  SKILL_MAX_LENGTH,
} from './fields/max-lengths.ts';

const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .nullish()
    .transform((value) => value ?? '');

/** A month as YYYY-MM. */
const Month = z
  .string()
  .regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/)
  .nullish()
  .transform((value) => value || null);

const dates = { startDate: Month, endDate: Month, current: z.boolean().default(false) };

/** A skill as text or as `{ name }`. */
const Skill = z
  .union([z.string(), z.object({ name: z.string() }).transform((skill) => skill.name)])
  .pipe(itemText(SKILL_MAX_LENGTH));

/** Each one once. */
const skillNames = z
  .array(Skill)
  .max(JOB_SKILLS_MAX)
  .transform((names) => [...new Set(names)]);
const skills = skillNames.default([]);

export const Experience = z.object({
  id: z.string().max(60),
  title: text(PROFILE_LINE_MAX_LENGTH),
  company: text(PROFILE_LINE_MAX_LENGTH),
  location: text(PROFILE_LINE_MAX_LENGTH),
  ...dates,
  description: text(PROFILE_ENTRY_MAX_LENGTH),
  /** The skills that were used there. */
  skills,
});
export type Experience = z.output<typeof Experience>;

export const Education = z.object({
  id: z.string().max(60),
  degree: text(PROFILE_LINE_MAX_LENGTH),
  institution: text(PROFILE_LINE_MAX_LENGTH),
  field: text(PROFILE_LINE_MAX_LENGTH),
  location: text(PROFILE_LINE_MAX_LENGTH),
  ...dates,
  description: text(PROFILE_ENTRY_MAX_LENGTH),
  /** CGPA (of 10) or percent, as `scoreKind` says. */
  score: z.number().nullable().default(null),
  scoreKind: z.enum(scoreKinds).nullable().default(null),
});
export type Education = z.output<typeof Education>;

/** A list, or a list as JSON text, which older clients send. */
const listOrJson = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value ?? [];
    try {
      const list: unknown = JSON.parse(value);
      return isStorable(list) ? list : value;
    } catch {
      return value;
    }
  }, z.array(item).max(50));

/** The server makes a missing id; a number is accepted too. */
const EntryId = z.union([z.string().max(60), z.number().transform(String)]).nullish();

interface Span {
  startDate: string | null;
  endDate: string | null;
  current: boolean;
}

const endsAfterStart = ({ startDate, endDate, current }: Span) =>
  current || !startDate || !endDate || startDate <= endDate;
const wrongEnd = { path: ['endDate'], error: 'resource.profile.end_before_start' };

interface Score {
  score?: number | null | undefined;
  scoreKind?: keyof typeof SCORE_MAX | null | undefined;
}

const hasScale = ({ score = null, scoreKind = null }: Score) =>
  score === null || (scoreKind !== null && score <= SCORE_MAX[scoreKind]);
const wrongScore = { path: ['score'], error: 'resource.profile.invalid_score' };

/** A language that somebody knows, and what they can do in it. */
export const KnownLanguage = z.object({
  language: itemText(LANGUAGE_NAME_MAX_LENGTH),
  read: z.boolean().default(false),
  write: z.boolean().default(false),
  speak: z.boolean().default(false),
});
export type KnownLanguage = z.output<typeof KnownLanguage>;

/** A language as text or as a `KnownLanguage`. */
const LanguageInput = z.preprocess(
  (said) => (typeof said === 'string' ? { language: said } : said),
  KnownLanguage,
);

/** What a company asks of everybody who applies. */
export const WorkFacts = z.object({
  /** Computed from the entries; months of several entries count once. */
  total_experience_months: z.number(),
  notice_period_days: z.number().nullable(),
  /** The last day at the present work, while somebody is serving their notice. */
  last_working_day: z.string().nullable(),
  preferred_locations: z.array(z.string()),
  languages: z.array(KnownLanguage),
  work_authorisation: z.enum(workAuthorisations).nullable(),
});
export type WorkFacts = z.output<typeof WorkFacts>;

/** In lakhs of rupees a year. A company reads it only with an application that shared it. */
export const Pay = z.object({
  current_ctc_lpa: z.number().nullable(),
  expected_ctc_lpa: z.number().nullable(),
});
export type Pay = z.output<typeof Pay>;

const MOST_LPA = 10_000;

// Fields that clients of the first specification do not know: without its key, a field stays as it
// is.
const laterOfExperience = { skills: skillNames.optional() };
const laterOfEducation = {
  score: numberBetween(0, SCORE_MAX.percent).optional(),
  scoreKind: choiceOf(scoreKinds).optional(),
};
const laterFields = {
  notice_period_days: wholeBetween(0, 365).optional(),
  last_working_day: dayOrNull.optional(),
  /** Kept exactly to the rupee. */
  current_ctc_lpa: numberBetween(0, MOST_LPA).optional(),
  expected_ctc_lpa: numberBetween(0, MOST_LPA).optional(),
  preferred_locations: z
    .array(itemText(100))
    .max(PREFERRED_LOCATIONS_MAX)
    .transform((places) => [...new Set(places)])
    .optional(),
  languages: z
    .array(LanguageInput)
    .max(LANGUAGES_MAX)
    .transform((known) => [...new Map(known.map((one) => [one.language, one])).values()])
    .optional(),
  work_authorisation: choiceOf(workAuthorisations).optional(),
  visibility: z.enum(visibilities).optional(),
};

export const ProfileForm = z.object({
  name: requiredText('identity.user.missing_name', PERSON_NAME_MAX_LENGTH),
  /** An empty text removes the number; without the key it stays. */
  phone: z.string().trim().max(40).nullish(),
  title: text(PROFILE_LINE_MAX_LENGTH),
  location: text(PLACE_MAX_LENGTH),
  about: text(PROFILE_ABOUT_MAX_LENGTH),
  skills,
  experience: listOrJson(
    Experience.extend({ id: EntryId, ...laterOfExperience }).refine(endsAfterStart, wrongEnd),
  ),
  education: listOrJson(
    Education.extend({ id: EntryId, ...laterOfEducation })
      .refine(endsAfterStart, wrongEnd)
      .refine(hasScale, wrongScore),
  ),
  default_cover_letter: text(COVER_LETTER_MAX_LENGTH),
  ...laterFields,
});
export type ProfileForm = z.output<typeof ProfileForm>;

/** What a seeker writes about their work, as answers show it. */
export const WrittenProfile = z.object({
  title: z.string(),
  location: z.string(),
  about: z.string(),
  skills: z.array(z.string()),
  experience: z.array(Experience),
  education: z.array(Education),
});

export const UserProfile = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  ...WrittenProfile.shape,
  default_cover_letter: z.string(),
  ...WorkFacts.shape,
  ...Pay.shape,
  /** Who may find the profile, besides companies that it was sent to. */
  visibility: z.enum(visibilities),
  /** By the weights of `completionWeights`. */
  completion_percent: z.number(),
  resumeUrl: z.string().nullable(),
  resumeFileName: z.string().nullable(),
  profilePictureUrl: z.string().nullable(),
  /** Send it as If-Match to be refused instead of overwriting somebody else's change. */
  version: z.number(),
  updated_at: z.string(),
});
export type UserProfile = z.output<typeof UserProfile>;

export const profiles = endpoints({
  'GET /barong/resource/user_profile': {
    summary: "The seeker's profile; 404 when none was saved yet",
    who: 'user',
    output: UserProfile,
    errors: ['resource.profile.not_found'],
  },
  'POST /barong/resource/user_profile': {
    summary: "Save the whole of the seeker's profile",
    who: 'user',
    body: ProfileForm,
    output: UserProfile,
    errors: [
      // Only when an existing number is replaced by another.
      'authz.reauthentication_required',
      'identity.user.missing_name',
      'identity.user.contact_in_name',
      'identity.user.invalid_phone',
      'resource.profile.end_before_start',
      'resource.profile.invalid_score',
      'resource.profile.stale',
    ],
  },
});
