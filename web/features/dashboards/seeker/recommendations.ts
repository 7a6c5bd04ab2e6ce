import { DASHBOARD_PAGE_SIZE } from '../../../../contract/constants.ts';
import type { Job } from '../../../../contract/jobs.ts';
import type { UserProfile } from '../../../../contract/profiles.ts';
import { api } from '../../../lib/api/api.ts';

/** So many of the newest are looked at to find those that fit best. */
const LOOKED_AT = 50;

export interface Recommendation {
  job: Job;
  /** Skills that the job asks for and the profile has. */
  matched: string[];
  isNearby: boolean;
}

type Wishes = Pick<UserProfile, 'skills' | 'location'>;

interface Search {
  skill?: string[];
  location?: string;
}

/**
 * Newest open jobs by the public search: first those with one's skills in one's place, then the
 * skills anywhere, then the place alone, then the newest of all. Within each step, more matching
 * skills come first. Jobs that one has applied to are left out.
 */
export async function recommendJobs(
  wishes: Wishes,
  signal: AbortSignal,
): Promise<Recommendation[]> {
  const { applied_jobs } = await api('GET /barong/resource/my/applied_jobs', {}, { signal });
  const known = new Set(applied_jobs.map(({ job_id }) => job_id));
  const found: Recommendation[] = [];
  for (const search of searchesFor(wishes)) {
    if (found.length >= DASHBOARD_PAGE_SIZE) break;
    const { jobs, location_matched } = await api(
      'GET /barong/public/jobs',
      { query: { ...search, sort: 'newest', limit: LOOKED_AT } },
      { signal },
    );
    const isNearby = search.location !== undefined && location_matched !== null;
    const fresh = jobs.filter(({ id }) => !known.has(id));
    for (const { id } of fresh) known.add(id);
    found.push(...rank(fresh, wishes.skills, isNearby));
  }
  return found.slice(0, DASHBOARD_PAGE_SIZE);
}

export function searchesFor({ skills, location }: Wishes): Search[] {
  const skill = skills.length > 0 ? { skill: skills } : null;
  const place = cityOf(location) ? { location: cityOf(location) } : null;
  return [
    ...(skill && place ? [{ ...skill, ...place }] : []),
    ...(skill ? [skill] : []),
    ...(place ? [place] : []),
    {},
  ];
}

/** The town in "Vijay Nagar, Indore": a quarter alone would leave its neighbours out. */
const cityOf = (location: string): string => location.split(',').at(-1)?.trim() ?? '';

export function rank(
  jobs: readonly Job[],
  skills: readonly string[],
  isNearby: boolean,
): Recommendation[] {
  const own = new Set(skills.map((skill) => skill.toLocaleLowerCase('en')));
  return jobs
    .map((job) => ({
      job,
      isNearby,
      matched: job.skills.filter((skill) => own.has(skill.toLocaleLowerCase('en'))),
    }))
    .toSorted((a, b) => b.matched.length - a.matched.length);
}
