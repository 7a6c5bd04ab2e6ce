import { useListOf } from '../../lib/lists/use-list-of.ts';
import { actOf } from '../../lib/api/use-act.ts';
import type { SavedJobsAddress } from './address.ts';
import { removeSavedJob, saveJob } from '../../parts/save/saved-ids.ts';

const KEY = 'saved-jobs';

/** Refetched whenever the page opens: jobs are saved on other pages, and expire in the meantime. */
export const useSavedJobs = ({ search, status, sort, page }: SavedJobsAddress) =>
  useListOf('GET /barong/resource/saved_jobs', {
    key: [KEY],
    query: { search, status, sort, page },
  });

export const useSavedJobChange = actOf(
  ({ jobId, saved }: { jobId: number; saved: boolean }) =>
    saved ? saveJob(jobId) : removeSavedJob(jobId),
  { refreshes: [[KEY]] },
);
