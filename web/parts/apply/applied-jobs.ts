import type {
  AnswerClock,
  ApplicationStatus,
  MyApplication,
} from '../../../contract/applications.ts';
import { api } from '../../lib/api/api.ts';
import { ofSession } from '../../lib/session/of-session.ts';

interface AppliedJob {
  job_id: number;
  application_id: number;
  status: ApplicationStatus;
  created_at: string;
  answer: AnswerClock | null;
}

type Sent = Pick<MyApplication, 'id' | 'status' | 'created_at' | 'answer'>;

interface Applying {
  jobs: ReadonlyMap<number, AppliedJob>;
  hasDefaultLetter: boolean;
}

/** Until this is known, every job offers Apply; the server refuses a second application. */
const none: Applying = { jobs: new Map(), hasDefaultLetter: false };

const applying = ofSession(none, async () => {
  const answer = await api('GET /barong/resource/my/applied_jobs', {});
  return {
    jobs: new Map(answer.applied_jobs.map((job) => [job.job_id, job])),
    hasDefaultLetter: answer.has_default_letter,
  };
});

/** The jobs that the signed-in seeker has applied to; fetched once, empty for everybody else. */
export const useAppliedJobs = () => applying.use().jobs;

/** Changes with each application that is sent, withdrawn or undone on this page, and with the default letter. */
export const useAppliedChanges = applying.useChanges;

/** Whether the seeker has a default letter. */
export const useHasDefaultLetter = () => applying.use().hasDefaultLetter;

/** Updates every button on the page after an application was sent or withdrawn here. */
export const noteApplied = (
  job_id: number,
  { id: application_id, status, created_at, answer }: Sent,
): void => {
  const job = { job_id, application_id, status, created_at, answer };
  applying.change((known) => ({ ...known, jobs: new Map(known.jobs).set(job_id, job) }));
};

/** The same after an application was undone. */
export const noteUndone = (jobId: number): void =>
  applying.change((known) => ({
    ...known,
    jobs: new Map([...known.jobs].filter(([id]) => id !== jobId)),
  }));

/** Updates every button on the page when it changes whether one click is enough to apply. */
export const noteDefaultLetter = (hasDefaultLetter: boolean): void =>
  applying.change((known) => ({ ...known, hasDefaultLetter }));
