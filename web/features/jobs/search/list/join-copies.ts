import type { Job, JobResults } from '../../../../../contract/jobs.ts';
import { type JobSearch, sortOf } from '../job-search.ts';

/** Two jobs are copies of one posting if they have the same company and title. */
const postingOf = ({ company_id, title }: Job): string =>
  `${company_id} ${title.toLowerCase().replace(/\s+/g, ' ').trim()}`;

type Lines = Pick<JobResults, 'jobs' | 'more_places'>;
type Places = JobResults['more_places'][number]['places'];

/**
 * Joins copies of one posting on a page of found jobs: the first copy gets a line, which names the
 * places of the others. Ordered by relevance, the search itself names the copies and puts them
 * behind all other jobs, and those are dropped here if they come on the same page. Ordered by date
 * or pay, copies stay in order, and a company with ten branches would fill the page; there, copies
 * in the same place keep lines of their own, because nothing else tells them apart. A search for
 * the jobs of one company shows each copy.
 */
export function joinCopies({ jobs, more_places }: Lines, search: JobSearch): Lines {
  if (search.company_id !== null) return { jobs, more_places };
  const isByRelevance = search.search !== '' && sortOf(search) === 'relevance';
  const known = new Map(more_places.map(({ job_id, places }) => [job_id, places]));
  const named = new Set(more_places.flatMap(({ places }) => places.map(({ id }) => id)));
  const groups = new Map<string, { first: Job; places: Places }>();
  const lines = jobs.filter((job) => {
    if (named.has(job.id)) return false;
    const posting = postingOf(job);
    const group = groups.get(posting);
    if (!group) {
      groups.set(posting, { first: job, places: [...(known.get(job.id) ?? [])] });
      return true;
    }
    const places = [group.first, ...group.places];
    if (!isByRelevance && places.some(({ location }) => location === job.location)) return true;
    group.places.push({ id: job.id, location: job.location });
    return false;
  });
  return {
    jobs: lines,
    more_places: [...groups.values()].flatMap(({ first, places }) =>
      places.length > 0 ? [{ job_id: first.id, places }] : [],
    ),
  };
}
