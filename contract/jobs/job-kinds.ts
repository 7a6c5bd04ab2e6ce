// The choices of a job, and the states and orders of jobs.

export const employmentTypes = [
  'full_time',
  'part_time',
  'contract',
  'internship',
  'freelance',
] as const;
export const workModes = ['remote', 'hybrid', 'onsite'] as const;
export const jobStatuses = ['active', 'draft', 'closed'] as const;
/**
 * Computed: `expired` is an active job past its last day, `paused` one that nobody has confirmed to
 * be open for 14 days, `held` one that moderators look at first; what they have `removed` is gone whatever
 * it was.
 */
export const jobStates = [...jobStatuses, 'expired', 'paused', 'held', 'removed'] as const;
export const jobSorts = ['newest', 'relevance', 'salary'] as const;

export type EmploymentType = (typeof employmentTypes)[number];
export type WorkMode = (typeof workModes)[number];
export type JobStatus = (typeof jobStatuses)[number];
export type JobState = (typeof jobStates)[number];
export type JobSort = (typeof jobSorts)[number];
