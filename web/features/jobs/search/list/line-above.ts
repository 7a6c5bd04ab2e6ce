import type { JobResults } from '../../../../../contract/jobs.ts';

/** The id of the job above which the first tier ends; undefined where that is on another page or goes without saying. */
export function lineAbove({
  jobs,
  meta,
  reading,
}: Pick<JobResults, 'jobs' | 'meta' | 'reading'>): number | undefined {
  if (!reading || reading.first_tier === null || reading.have_all_words === 0) return undefined;
  return jobs[reading.first_tier - (meta.page - 1) * meta.limit]?.id;
}
