import type { JobState } from '../../../../../contract/jobs.ts';
import { listAddress, oneOf } from '../../../../lib/lists/list-address.ts';

/** The direction of each order. */
export const directions = {
  created_at: 'desc',
  expires_at: 'asc',
  application_count: 'desc',
  title: 'asc',
} as const;

export const states = [
  'active',
  'draft',
  'closed',
  'expired',
  'paused',
] as const satisfies JobState[];
/** Open jobs that lack something are a list of their own while there are any. */
export const INCOMPLETE = 'incomplete';
export const sorts = ['created_at', 'expires_at', 'application_count', 'title'] as const;

export const ownJobsList = listAddress({
  path: '/hr/postings',
  filters: { status: oneOf([...states, INCOMPLETE]) },
  sorts,
});
export type OwnJobsAddress = ReturnType<typeof ownJobsList.read>;
