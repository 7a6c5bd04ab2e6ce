import type { JobResults } from '../../../../../contract/jobs.ts';

/**
 * The ids of the jobs above which a line ends a tier of the results: first the jobs with all the
 * words, then those of them that are only nearby. Undefined where the end is on another page or
 * needs no line.
 */
export function linesAbove({
  jobs,
  meta,
  reading,
}: Pick<JobResults, 'jobs' | 'meta' | 'reading'>): (number | undefined)[] {
  if (!reading || reading.first_tier === null) return [];
  const { first_tier: first, nearby } = reading;
  const idAt = (place: number) => jobs[place - (meta.page - 1) * meta.limit]?.id;
  if (nearby) return [idAt(first), idAt(first + nearby.total)];
  return reading.have_all_words === 0 ? [] : [undefined, idAt(first)];
}
