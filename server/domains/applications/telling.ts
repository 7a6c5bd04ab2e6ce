import type { Trx } from '../../platform/database.ts';
import { announce } from '../../platform/live/live.ts';
import { type NotifyServices, notifyAndMail } from '../notifications/notifications.ts';
import { type Arrival, arrivalMail } from './mails.ts';
import {
  addEvent,
  getParties,
  listRecruiters,
  type Parties,
  type Recruiter,
  revealCandidate,
} from './queries.ts';

/** Viewers and interviewers have nothing to answer. */
export const isMailed = ({ decides }: Recruiter): boolean => decides;

interface Told {
  happened: Arrival;
  application: Pick<Parties, 'id' | 'job_id' | 'job_title' | 'candidate_name'>;
  /** Leaves the mails to `mailArrival`. */
  mailsLater?: boolean;
}

/** Tells the company's recruiters what the seeker did: by mail, in the product and on open pages. */
export async function tellRecruiters(
  services: NotifyServices,
  recruiters: readonly Recruiter[],
  { happened, application, mailsLater = false }: Told,
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

/**
 * From shortlisting on, the company knows who the candidate is; the history says when that began.
 */
export async function revealShortlisted(trx: Trx, actor_id: number, id: number): Promise<void> {
  if (!(await revealCandidate(trx, id))) return;
  const { status } = await getParties(trx, id);
  const words = { note: null, reason: null };
  await addEvent(trx, { application_id: id, kind: 'revealed', status, actor_id, ...words });
}
