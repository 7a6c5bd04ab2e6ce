import { DASHBOARD_PAGE_SIZE } from '../../../contract/constants.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import type { recommendations } from '../../../contract/recommendations.ts';
import type { Db } from '../../platform/database.ts';
import { listAppliedJobIds } from '../applications/applications.ts';
import { readJobs } from '../jobs/jobs.ts';
import { readWishes } from '../profiles/profiles.ts';
import { type NewestMatch, newestMatches } from '../search/search.ts';

/** How many of the newest matches are ranked. */
const LOOKED_AT = 50;

interface Wishes {
  skills: readonly string[];
  location: string;
}

interface Found {
  job_id: number;
  matched_skills: string[];
  is_nearby: boolean;
}

type Recommended = Answer<(typeof recommendations)['GET /barong/resource/recommended_jobs']>;

/**
 * Recommends open jobs: first those with the seeker's skills at their location, then with the
 * skills anywhere, then at the location, then the newest. Within each step, jobs with more matching
 * skills come first. Jobs that the seeker has applied to are left out.
 */
export async function recommendJobs(db: Db, seekerId: number): Promise<Recommended> {
  const wishes = await readWishes(db, seekerId);
  const known = new Set(await listAppliedJobIds(db, seekerId));
  const found: Found[] = [];
  for (const search of searchesFor(wishes)) {
    if (found.length >= DASHBOARD_PAGE_SIZE) break;
    const { matches, location_matched } = await newestMatches(db, search, LOOKED_AT);
    const isNearby = search.location !== '' && location_matched !== null;
    const fresh = matches.filter(({ job_id }) => !known.has(job_id));
    for (const { job_id } of fresh) known.add(job_id);
    found.push(...rank(fresh, wishes.skills, isNearby));
  }
  const best = new Map(found.slice(0, DASHBOARD_PAGE_SIZE).map((one) => [one.job_id, one]));
  const jobs = await readJobs(db, [...best.keys()]);
  return {
    recommended_jobs: jobs.flatMap((job) => {
      const reasons = best.get(job.id);
      return reasons ? [{ job, ...reasons }] : [];
    }),
    is_personal: searchesFor(wishes).length > 1,
  };
}

/** The searches to make, from the best fit to the merely new. */
export function searchesFor({ skills, location }: Wishes) {
  const skill = [...skills];
  const city = cityOf(location);
  return [
    ...(skill.length > 0 && city ? [{ skill, location: city }] : []),
    ...(skill.length > 0 ? [{ skill, location: '' }] : []),
    ...(city ? [{ skill: [], location: city }] : []),
    { skill: [], location: '' },
  ];
}

/**
 * The town in "Vijay Nagar, Indore": searching the neighbourhood alone would miss those around it.
 */
const cityOf = (location: string): string => location.split(',').at(-1)?.trim() ?? '';

export function rank(
  matches: readonly NewestMatch[],
  skills: readonly string[],
  is_nearby: boolean,
): Found[] {
  const own = new Set(skills.map((skill) => skill.toLocaleLowerCase('en')));
  return matches
    .map((match) => ({
      job_id: match.job_id,
      is_nearby,
      matched_skills: match.skills.filter((skill) => own.has(skill.toLocaleLowerCase('en'))),
    }))
    .toSorted((a, b) => b.matched_skills.length - a.matched_skills.length);
}
