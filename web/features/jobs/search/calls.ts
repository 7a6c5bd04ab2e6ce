import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { useExcludedMeanwhile } from '../../../parts/exclusions/exclusions.ts';
import { type JobSearch, jobQuery } from './job-search.ts';

/**
 * The jobs of a search, together with everything shown among them, so that nothing moves later; the previous search's
 * jobs stay until they are loaded.
 */
export function useFoundJobs(search: JobSearch) {
  const query = jobQuery(search);
  const excluded = useExcludedMeanwhile();
  return useQuery({
    queryKey: ['jobs', query, excluded],
    queryFn: async ({ signal }) => {
      const [found, slot] = await Promise.all([
        api('GET /barong/public/jobs', { query }, { signal }),
        // A slot that cannot be loaded is left out.
        api('GET /barong/public/search_slot', { query }, { signal }).catch(() => undefined),
      ]);
      return { ...found, slot };
    },
    placeholderData: keepPreviousData,
  });
}
