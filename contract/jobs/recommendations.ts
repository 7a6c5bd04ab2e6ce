import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { Job } from '../jobs.ts';

/**
 * The most points that each thing can bring a job; together 100. What the profile or the job does
 * not say brings none, but the titles and places of jobs that the seeker applied to or saved stand
 * in for those that the profile lacks. Nothing else counts: no name, picture, college or former employer.
 */
export const recommendationPoints = {
  /** The job's title is like the headline, a past job title or, without those, that of a job the seeker chose. */
  title: 40,
  /** Skills that the job asks for and the profile has; rare ones count more. */
  skills: 22,
  /**
   * In a town of the profile or, without one, of jobs the seeker chose; three quarters of the points
   * around that town and for remote work, a quarter in its state.
   */
  place: 16,
  /** Years of work within what the job asks for. */
  experience: 12,
  /** It pays what the seeker expects. */
  pay: 4,
  /** The kind of employment: full time, unless the headline names another. */
  type: 2,
  /** Posted in the last days. */
  freshness: 2,
  /** Somebody of the company has an account and can answer. */
  answers: 1,
  /** The posting is in a language that the seeker reads. */
  language: 1,
} as const;

/** The most points that each thing can take away. */
export const recommendationLosses = {
  place: 14,
  experience: 14,
  pay: 6,
  type: 10,
  language: 4,
  /** The seeker wanted less of such jobs, or of the company. */
  less_kind: 40,
  less_company: 20,
} as const;

const reasonKinds = [
  'title',
  'chosen_title',
  'skills',
  'city',
  'area',
  'state',
  'chosen_place',
  'chosen_state',
  'remote',
  'elsewhere',
  'experience',
  'more_experience',
  'less_experience',
  'pay',
  'less_pay',
  'type',
  'other_type',
  'new',
  'answers',
  'language',
  'other_language',
  'less_kind',
  'less_company',
] as const;

/** What brings a recommended job points, or takes some away. */
export const Reason = z.object({
  kind: z.enum(reasonKinds),
  points: z.number().int(),
  /** Of `skills`: the matching ones, as the job spells them; of `title` and `chosen_title`: the title it is like. */
  words: z.array(z.string()),
});
export type Reason = z.output<typeof Reason>;

/** A recommended job and the reasons for it; a job without reasons is merely new. */
export const Recommendation = z.object({
  job: Job,
  /** The sum of the reasons' points. */
  score: z.number().int(),
  /** The weightiest first. */
  reasons: z.array(Reason),
  /** Skills that the job asks for and the seeker has, as the job spells them. */
  matched_skills: z.array(z.string()),
  /** Whether it is at the seeker's location. */
  is_nearby: z.boolean(),
});
export type Recommendation = z.output<typeof Recommendation>;

/** A skill that jobs of the seeker ask for and the profile lacks. */
export const MissingSkill = z.object({
  skill: z.string(),
  /** How many of the saved and recommended jobs ask for it, and how many those are. */
  asked_by: z.number(),
  of: z.number(),
  /** How many jobs a search for the skill at the location finds; at least this many if `capped`. */
  open_jobs: z.number(),
  capped: z.boolean(),
  /** Empty for everywhere. */
  location: z.string(),
});
export type MissingSkill = z.output<typeof MissingSkill>;

export const recommendations = endpoints({
  'GET /barong/resource/recommended_jobs': {
    summary: 'The six open jobs that fit the profile best, each with its reasons and their points',
    who: 'user',
    output: z.object({
      recommended_jobs: z.array(Recommendation),
      /** False if the profile has nothing to choose by. */
      is_personal: z.boolean(),
    }),
  },
  'GET /barong/resource/missing_skills': {
    summary:
      'Skills that saved and recommended jobs ask for and the profile lacks, with the jobs they open',
    who: 'user',
    output: z.object({ missing_skills: z.array(MissingSkill) }),
  },
});
