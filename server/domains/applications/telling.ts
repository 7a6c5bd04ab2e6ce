import type { Trx } from '../../platform/database.ts';
import { announce } from '../../platform/live/live.ts';
import { addTask } from '../../platform/tasks.ts';
import { type NotifyServices, notifyAndMail } from '../notifications/notifications.ts';
import { type Arrival, arrivalMail } from './mails.ts';
import { listRecruiters, type Parties, type Recruiter } from './queries.ts';

/** Viewers and interviewers have nothing to answer. */
export const isMailed = ({ decides }: Recruiter): boolean => decides;

interface NewsForRecruiters {
  happened: Arrival;
  application: Pick<Parties, 'id' | 'job_id' | 'job_title' | 'candidate_name'>;
  /** Leaves the mails to `mailArrival`. */
  mailsLater?: boolean;
}

/** Tells the company's recruiters what the seeker did: by mail, in the product and on open pages. */
export async function tellRecruiters(
  services: NotifyServices,
  recruiters: readonly Recruiter[],
  { happened, application, mailsLater = false }: NewsForRecruiters,
): Promise<void> {
  const { id: application_id, job_id, job_title, candidate_name } = application;
  const mailTo = arrivalMail(services.publicUrl, happened, application);
  await notifyAndMail(
    services,
    happened === 'withdrawn' ? 'application_withdrawn' : 'new_application',
    {
      readers: recruiters,
      subject: { application_id, job_id, job_title, candidate_name },
      topic: 'applications',
      changed: application_id,
    },
    (recruiter) => (mailsLater || !isMailed(recruiter) ? null : mailTo(recruiter)),
  );
}

/** Tells the open pages of the company's recruiters which of its applications changed; without ids, any may have. */
export async function tellColleagues(
  trx: Trx,
  companyId: number,
  changed?: readonly number[],
): Promise<void> {
  const recruiters = await listRecruiters(trx, companyId);
  await announce(
    trx,
    recruiters.map((recruiter) => recruiter.id),
    changed ? `applications/${changed.join(',')}` : 'applications',
  );
}

/** Queues the `end_interviews` task: it cancels the interview of an application that needs none any more. */
export const endInterviewsLater = (trx: Trx, application_id: number): Promise<void> =>
  addTask(trx, 'end_interviews', { application_id });
