import { announce } from '../../platform/live.ts';
import { type NotifyServices, notify } from '../notifications/notifications.ts';
import { mailRecruiters } from './mails.ts';
import { listRecruiters, type Parties } from './queries.ts';

/** Tells the company's recruiters what the seeker did: by mail, in the product and on open pages. */
export async function tellRecruiters(
  services: NotifyServices,
  kind: 'applied' | 'applied_again' | 'withdrawn',
  application: Pick<Parties, 'id' | 'company_id' | 'job_title' | 'candidate_name'>,
): Promise<void> {
  const { trx } = services;
  const { id: application_id, company_id, job_title, candidate_name } = application;
  const recruiters = await listRecruiters(trx, company_id);
  // Whoever only looks on has nothing to do about it.
  const mailed = recruiters.filter(({ only_looks }) => !only_looks);
  await mailRecruiters(services, mailed, kind, application);
  const ids = recruiters.map((recruiter) => recruiter.id);
  await notify(trx, ids, kind === 'withdrawn' ? 'application_withdrawn' : 'new_application', {
    application_id,
    job_title,
    candidate_name,
  });
  await announce(trx, ids, 'applications');
}
