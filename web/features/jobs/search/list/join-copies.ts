import type { Job, JobResults } from '../../../../../contract/jobs.ts';
import { type JobSearch, sortOf } from '../job-search.ts';

/** What decides whether two jobs are copies of one posting: the company and the title. */
const postingOf = ({ company_id, title }: Job): string =>
  `${company_id} ${title.toLowerCase().replace(/\s+/g, ' ').trim()}`;

type Lines = Pick<JobResults, 'jobs' | 'more_places'>;
type Places = JobResults['more_places'][number]['places'];

/**
 * The lines of a page of found jobs: of copies the first has the line, with the places of the others. By relevance the
 * search names them and puts them behind all others, which for somebody who typed a company may be on the same page. By date
 * and pay it keeps to the order, so that a company with ten branches would fill the page; there copies in the same place
 * have lines of their own, because nothing else tells them apart. Who asks for the jobs of one company sees each.
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
