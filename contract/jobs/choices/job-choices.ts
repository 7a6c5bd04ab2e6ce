import { conditionChoiceValues } from './condition-choices.ts';
import { experienceLevels } from '../experience.ts';
import { workModes } from '../job-kinds.ts';

/** The fields of a job that have one of a few values, or none; each is a column of its name in `jobs` and `job_search`. */
export const jobChoices = {
  experience_level: experienceLevels,
  work_mode: workModes,
  ...conditionChoiceValues,
} as const;

export type JobChoice = keyof typeof jobChoices;
/** What is chosen in each. */
export type JobChoices = { [Name in JobChoice]: (typeof jobChoices)[Name][number] | null };

export const jobChoiceNames = Object.keys(jobChoices) as JobChoice[];

/** One thing for each of them. */
export const ofEachJobChoice = <All extends Record<JobChoice, unknown>>(
  of: (name: JobChoice) => All[JobChoice],
): All => Object.fromEntries(jobChoiceNames.map((name) => [name, of(name)])) as All;
