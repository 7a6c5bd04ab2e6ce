import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { type JobSearch, jobQuery } from './job-search.ts';

/** The jobs of a search; those of the search before stay until the new ones are there. */
export function useFoundJobs(search: JobSearch) {
  const query = jobQuery(search);
  return useQuery({
    queryKey: ['jobs', query],
    queryFn: ({ signal }) => api('GET /barong/public/jobs', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
