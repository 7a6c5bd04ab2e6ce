import { z } from 'zod';
import { COVER_LETTER_MAX_LENGTH, JOB_SKILLS_MAX } from './constants.ts';
import { endpoints } from './endpoint.ts';
import { isStorable } from './storable.ts';
import { requiredText } from './texts.ts';

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

export const Experience = z.object({
  id: z.string().max(60),
  title: text(150),
  company: text(150),
  location: text(150),
  ...dates,
  description: text(3_000),
});
export type Experience = z.output<typeof Experience>;

export const Education = z.object({
  id: z.string().max(60),
  degree: text(150),
  institution: text(150),
  field: text(150),
  location: text(150),
  ...dates,
  description: text(3_000),
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

/** A skill as text or as `{ name }`. */
const Skill = z
  .union([z.string(), z.object({ name: z.string() }).transform((skill) => skill.name)])
  .pipe(z.string().trim().min(1).max(60));

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

export const ProfileForm = z.object({
  name: requiredText('identity.user.missing_name', 120),
  /** An empty text removes the number; without the key it stays. */
  phone: z.string().trim().max(40).nullish(),
  title: text(150),
  location: text(200),
  about: text(5_000),
  skills: z
    .array(Skill)
    .max(JOB_SKILLS_MAX)
    .default([])
    .transform((skills) => [...new Set(skills)]),
  experience: listOrJson(Experience.extend({ id: EntryId }).refine(endsAfterStart, wrongEnd)),
  education: listOrJson(Education.extend({ id: EntryId }).refine(endsAfterStart, wrongEnd)),
  default_cover_letter: text(COVER_LETTER_MAX_LENGTH),
});
export type ProfileForm = z.output<typeof ProfileForm>;

export const UserProfile = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  title: z.string(),
  location: z.string(),
  about: z.string(),
  skills: z.array(z.string()),
  experience: z.array(Experience),
  education: z.array(Education),
  default_cover_letter: z.string(),
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
      'identity.user.missing_name',
      'identity.user.invalid_phone',
      'resource.profile.end_before_start',
      'resource.profile.stale',
    ],
  },
});
