import { useSession } from '../../../lib/session/session.ts';

/** Where a visitor looks for other jobs: seekers in their own search. */
export const useJobsPath = (): string =>
  useSession()?.user?.role === 'user' ? '/user/jobs' : '/jobs';
