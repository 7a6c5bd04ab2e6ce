import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { askForAdvertisement } from '../../../parts/advertisements/booked.ts';
import { searchKeyOf, useExcluded } from '../../../parts/exclusions/exclusions.ts';
import { type JobSearch, jobQuery, wordsOf } from './job-search.ts';

/**
 * The jobs of a search, with the advertisement for its page, so that none moves them later; those of the
 * search before stay until the new ones are there.
 */
export function useFoundJobs(search: JobSearch) {
  const query = jobQuery(search);
  const hidden = searchKeyOf(useExcluded());
  return useQuery({
    queryKey: ['jobs', query, hidden],
    queryFn: async ({ signal }) => {
      const [found, advertisement] = await Promise.all([
        api('GET /barong/public/jobs', { query }, { signal }),
        askForAdvertisement('search', wordsOf(search), signal),
      ]);
      return { ...found, advertisement };
    },
    placeholderData: keepPreviousData,
  });
}
