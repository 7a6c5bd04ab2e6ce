import type { UserProfile } from '../profiles.ts';

/** The parts of a complete profile, by the field that fills each, with their weights in percent. */
export const completionWeights = {
  resumeUrl: 20,
  skills: 15,
  experience: 15,
  title: 10,
  phone: 10,
  about: 10,
  education: 10,
  location: 5,
  languages: 5,
} as const satisfies Partial<Record<keyof UserProfile, number>>;

export type CompletionPart = keyof typeof completionWeights;

const SKILLS_FOR_COMPLETION = 3;

type Judged = Pick<UserProfile, CompletionPart>;

const isFilledIn = (profile: Judged, part: CompletionPart): boolean =>
  part === 'skills'
    ? profile.skills.length >= SKILLS_FOR_COMPLETION
    : Boolean(profile[part]?.length);

/** How complete a profile is, in percent, and what it lacks, the biggest weight first. */
export function completionOf(profile: Judged | null): {
  percent: number;
  missing: CompletionPart[];
} {
  const parts = Object.keys(completionWeights) as CompletionPart[];
  const missing = parts.filter((part) => profile === null || !isFilledIn(profile, part));
  const percent = missing.reduce((rest, part) => rest - completionWeights[part], 100);
  return { percent, missing };
}
