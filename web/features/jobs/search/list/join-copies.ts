import type { Job, JobResults } from '../../../../../contract/jobs.ts';
import type { JobSearch } from '../job-search.ts';

/** What decides whether two jobs are copies of one posting: the company, and the words of the title. */
const postingOf = ({ company_id, title }: Job): string =>
  `${company_id} ${title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()}`;

type Lines = Pick<JobResults, 'jobs' | 'more_places'>;

/**
 * The lines of a page of found jobs: of copies in different places the first has the line, which names the places of the
 * others. By relevance the search itself puts copies behind all others; by date and pay it keeps
 * to the order, so that a company with ten branches would fill the page. Who asks for the jobs of one company sees each.
 */
export function joinCopies(
  { jobs, more_places }: Lines,
  { company_id }: Pick<JobSearch, 'company_id'>,
): Lines {
  if (company_id !== null) return { jobs, more_places };
  const placesOf = new Map(more_places.map(({ job_id, places }) => [job_id, [...places]]));
  const first = new Map<string, Job>();
  const lines = jobs.filter((job) => {
    const posting = postingOf(job);
    const line = first.get(posting);
    if (!line) {
      first.set(posting, job);
      return true;
    }
    const places = placesOf.get(line.id) ?? [];
    const isNamed = places.some(({ id }) => id === job.id);
    const isElsewhere = [line, ...places].every(({ location }) => location !== job.location);
    // Nobody could tell two of the same place from each other.
    if (!isNamed && !isElsewhere) return true;
    if (!isNamed) placesOf.set(line.id, [...places, { id: job.id, location: job.location }]);
    return false;
  });
  return {
    jobs: lines,
    more_places: [...placesOf].map(([job_id, places]) => ({ job_id, places })),
  };
}
