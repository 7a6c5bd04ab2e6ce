import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import type { SavedJobsAddress } from './address.ts';
import { removeSavedJob, saveJob } from '../../parts/save/saved-ids.ts';

const KEY = 'saved-jobs';

/** Looked up whenever the page opens: jobs are saved on other pages, and expire meanwhile. */
export const useSavedJobs = ({ search, status, sort, page }: SavedJobsAddress) =>
  useQuery({
    queryKey: [KEY, search, status, sort, page],
    queryFn: ({ signal }) =>
      api('GET /barong/resource/saved_jobs', { query: { search, status, sort, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export function useSavedJobChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ jobId, saved }: { jobId: number; saved: boolean }) =>
      saved ? saveJob(jobId) : removeSavedJob(jobId),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
}
