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
/**
 * Tabs that are shown only while they have jobs: open jobs that lack something, and jobs that moderators have
 * stopped.
 */
export const rareStates = ['incomplete', 'held', 'removed'] as const;
export const sorts = ['created_at', 'expires_at', 'application_count', 'title'] as const;

export const ownJobsList = listAddress({
  path: '/hr/postings',
  filters: { status: oneOf([...states, ...rareStates]) },
  sorts,
});
export type OwnJobsAddress = ReturnType<typeof ownJobsList.read>;
