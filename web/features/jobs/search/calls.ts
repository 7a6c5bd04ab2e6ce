import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { searchKeyOf, useExcluded } from '../../../parts/exclusions/exclusions.ts';
import { type JobSearch, jobQuery } from './job-search.ts';

/** The jobs of a search; those of the search before stay until the new ones are there. */
export function useFoundJobs(search: JobSearch) {
  const query = jobQuery(search);
  const hidden = searchKeyOf(useExcluded());
  return useQuery({
    queryKey: ['jobs', query, hidden],
    queryFn: ({ signal }) => api('GET /barong/public/jobs', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
