import type { SavedJob } from '../../../contract/saved-jobs.ts';
import { listAddress, oneOf } from '../../lib/lists/list-address.ts';

export const savedJobStates = [
  'active',
  'expiring',
  'expired',
] as const satisfies SavedJob['status'][];

export const savedJobSorts = ['closing', 'newest', 'match', 'title'] as const;

export const savedJobsList = listAddress({
  path: '/user/saved',
  filters: { status: oneOf(savedJobStates) },
  sorts: savedJobSorts,
});
export type SavedJobsAddress = ReturnType<typeof savedJobsList.read>;
