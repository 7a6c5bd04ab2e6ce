import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { searchKeyOf, useExcluded } from '../../../parts/exclusions/exclusions.ts';
import { type JobSearch, jobQuery } from './job-search.ts';

/**
 * The jobs of a search, with what else stands among them, so that nothing moves them later; those of the
 * search before stay until the new ones are there.
 */
export function useFoundJobs(search: JobSearch) {
  const query = jobQuery(search);
  const hidden = searchKeyOf(useExcluded());
  return useQuery({
    queryKey: ['jobs', query, hidden],
    queryFn: async ({ signal }) => {
      const [found, slot] = await Promise.all([
        api('GET /barong/public/jobs', { query }, { signal }),
        // A page does without one that fails.
        api('GET /barong/public/search_slot', { query }, { signal }).catch(() => undefined),
      ]);
      return { ...found, slot };
    },
    placeholderData: keepPreviousData,
  });
}
