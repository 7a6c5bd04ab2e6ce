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

/** The level of a job that asks for at least this many years. */
export const experienceLevelOf = (years: number): ExperienceLevel =>
  experienceLevels.findLast((level) => years >= levelBeginsAtYears[level]) ?? 'entry';
