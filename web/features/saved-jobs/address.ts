import type { SavedJob } from '../../../contract/saved-jobs.ts';
import { listAddress, oneOf } from '../../lib/lists/list-address.ts';

export const savedJobStates = [
  'active',
  'expiring',
  'expired',
] as const satisfies SavedJob['status'][];

export const savedJobsList = listAddress({
  path: '/user/saved',
  filters: { status: oneOf(savedJobStates) },
});
export type SavedJobsAddress = ReturnType<typeof savedJobsList.read>;
