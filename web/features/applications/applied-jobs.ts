import type { ApplicationStatus } from '../../../contract/applications.ts';
import { api } from '../../lib/api.ts';
import { ofSession } from '../../lib/of-session.ts';

interface AppliedJob {
  job_id: number;
  application_id: number;
  status: ApplicationStatus;
}

type AppliedJobs = ReadonlyMap<number, AppliedJob>;

/** Unknown, every job offers Apply, and the server refuses a second application. */
const none: AppliedJobs = new Map();

const applied = ofSession(none, async () => {
  const { applied_jobs } = await api('GET /barong/resource/my/applied_jobs', {});
  return new Map(applied_jobs.map((job) => [job.job_id, job]));
});

/** What the signed-in seeker has applied to; asked for once, nothing for everybody else. */
export const useAppliedJobs = applied.use;

/** Tells every button on the page of an application that was sent or withdrawn here. */
export const noteApplied = (job: AppliedJob): void =>
  applied.change((jobs) => new Map(jobs).set(job.job_id, job));
