import type { Job, JobResults } from '../../../../../contract/jobs.ts';
import { type JobSearch, sortOf } from '../job-search.ts';

/** What decides whether two jobs are copies of one posting: the company and the title. */
const postingOf = ({ company_id, title }: Job): string =>
  `${company_id} ${title.toLowerCase().replace(/\s+/g, ' ').trim()}`;

type Lines = Pick<JobResults, 'jobs' | 'more_places'>;

/**
 * The lines of a page of found jobs. By relevance the search puts copies behind all others, and names their places. By date
 * and pay it keeps to the order, so that a company with ten branches would fill the page: of copies in
 * different places the first has the line, with the places of the others. Who asks for the jobs of one company sees each.
 */
export function joinCopies({ jobs, more_places }: Lines, search: JobSearch): Lines {
  const isByRelevance = search.search !== '' && sortOf(search) === 'relevance';
  if (isByRelevance || search.company_id !== null) return { jobs, more_places };
  const groups = new Map<string, { first: Job; places: { id: number; location: string }[] }>();
  const lines = jobs.filter((job) => {
    const posting = postingOf(job);
    const group = groups.get(posting);
    if (!group) {
      groups.set(posting, { first: job, places: [] });
      return true;
    }
    // Nobody could tell two of the same place from each other.
    const named = [group.first, ...group.places];
    if (named.some(({ location }) => location === job.location)) return true;
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
