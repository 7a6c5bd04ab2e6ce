import type { Application } from '../../../../contract/applications.ts';

/** What the candidate does now; nothing if it only repeats the job shown beside it. */
export const presentWork = (
  { user: { profile }, job }: Pick<Application, 'user' | 'job'>,
  showsJob: boolean,
): string | undefined =>
  showsJob && profile.title === job.title ? undefined : (profile.title ?? undefined);
