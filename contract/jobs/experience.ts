export const experienceLevels = ['entry', 'junior', 'mid', 'senior', 'lead', 'executive'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** The years of experience at which each level begins. */
export const levelBeginsAtYears: Readonly<Record<ExperienceLevel, number>> = {
  entry: 0,
  junior: 1,
  mid: 3,
  senior: 5,
  lead: 7,
  executive: 10,
};

/** Also stands for any more years. */
export const EXPERIENCE_YEARS_MOST = 15;

interface JobExperience {
  experience_min_years: number | null;
  experience_max_years: number | null;
  experience_level: ExperienceLevel | null;
}

/**
 * The years of experience for which a job is meant, from 0 to `EXPERIENCE_YEARS_MOST`: those that
 * it asks for, or else those of its level, which end where the next level begins. Empty if it names
 * neither.
 */
export function experienceYearsOf(job: JobExperience): number[] {
  const { experience_min_years: least, experience_max_years: most, experience_level } = job;
  if (least !== null || most !== null) return yearsBetween(least ?? 0, most ?? Infinity);
  if (experience_level === null) return [];
  const next = experienceLevels[experienceLevels.indexOf(experience_level) + 1];
  return yearsBetween(
    levelBeginsAtYears[experience_level],
    next ? levelBeginsAtYears[next] : Infinity,
  );
}

const yearsBetween = (least: number, most: number): number[] =>
  Array.from({ length: EXPERIENCE_YEARS_MOST + 1 }, (_, years) => years).filter(
    (years) => years >= Math.min(least, EXPERIENCE_YEARS_MOST) && years <= most,
  );

/** The level of a job that asks for at least this many years. */
export const experienceLevelOf = (years: number): ExperienceLevel =>
  experienceLevels.findLast((level) => years >= levelBeginsAtYears[level]) ?? 'entry';
