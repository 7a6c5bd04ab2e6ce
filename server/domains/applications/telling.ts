import { type NotifyServices, notifyAndMail } from '../notifications/notifications.ts';
import { type Arrival, arrivalMail } from './mails.ts';
import type { Parties, Recruiter } from './queries.ts';

/** Whoever only looks on has nothing to do about an application. */
export const isMailed = ({ only_looks }: Recruiter): boolean => !only_looks;

/**
 * Tells the company's recruiters what the seeker did: by mail, in the product and on open pages. With `mailsLater` they are
 * mailed by `mailArrival` instead.
 */
export async function tellRecruiters(
  services: NotifyServices,
  recruiters: readonly Recruiter[],
  happened: Arrival,
  application: Pick<Parties, 'id' | 'job_id' | 'job_title' | 'candidate_name'>,
  { mailsLater = false } = {},
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
    },
    (recruiter) => (mailsLater || !isMailed(recruiter) ? null : mailTo(recruiter)),
  );
}
