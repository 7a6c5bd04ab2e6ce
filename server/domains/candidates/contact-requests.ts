/** A company asks somebody whom it found whether it may contact them, and they agree or decline. */
import type { Candidate } from '../../../contract/applications.ts';
import type { ContactRequest } from '../../../contract/candidates/contact-requests.ts';
import type { Meta, Paging } from '../../../contract/lists.ts';
import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import { viewCandidate } from '../applications/applications.ts';
import { tellOfContact } from './contact-mails.ts';
import {
  answerRequest,
  findOpenJob,
  getAskAgainFrom,
  getCompanyName,
  getRequest,
  isContactShared,
  keepRequest,
  listRequests,
} from './found-queries.ts';
import { type CandidateServices, openFound, readFound } from './found.ts';
import { findApplication } from './queries.ts';

/** Asks somebody who was found, or who applied without sharing how to reach them. */
export async function askForContact(
  services: CandidateServices & Pick<Services, 'publicUrl'>,
  recruiter: SignedIn,
  seekerId: number,
  job_id: number | undefined,
): Promise<Candidate> {
  const company_id = companyOf(recruiter);
  const applied = await services.db.transaction().execute(async (trx) => {
    const application = await findApplication(trx, company_id, seekerId);
    // Asking opens the profile, because the answer will be shown there.
    if (application === null) await openFound(trx, services, recruiter, seekerId);
    const job =
      job_id === undefined
        ? null
        : orRefuse(await findOpenJob(trx, company_id, job_id), 'resource.job.not_found');
    const request = { account_id: seekerId, company_id, asked_by: recruiter.id, job_id };
    if (await isContactShared(trx, company_id, seekerId)) {
      throw refuse('resource.contact_request.agreed');
    }
    if (!(await keepRequest(trx, request))) {
      const from = new Date(await getAskAgainFrom(trx, company_id, seekerId));
      throw refuse('resource.contact_request.exists', { values: { from } });
    }
    const company_name = await getCompanyName(trx, company_id);
    const subject = { company_id, company_name, job_title: job?.title };
    await tellOfContact({ ...services, trx }, seekerId, 'contact_asked', subject);
    return application;
  });
  if (applied === null) return readFound(services, company_id, seekerId);
  return viewCandidate(services, recruiter, applied);
}

export async function readContactRequests(
  db: Db,
  seekerId: number,
  paging: Paging,
): Promise<{ contact_requests: ContactRequest[]; meta: Meta }> {
  const { rows, meta } = await listRequests(db, seekerId, paging);
  return { contact_requests: rows, meta };
}

/**
 * The recruiter who asked is told that the seeker agreed; of a refusal or a withdrawn agreement
 * nobody is told.
 */
export const answerContactRequest = (
  services: Pick<Services, 'db' | 'seal' | 'publicUrl'>,
  seekerId: number,
  id: number,
  agreed: boolean,
): Promise<ContactRequest> =>
  services.db.transaction().execute(async (trx) => {
    const changed = await answerRequest(trx, seekerId, id, agreed);
    const request = orRefuse(
      await getRequest(trx, seekerId, id),
      'resource.contact_request.not_found',
    );
    if (agreed && changed?.asked_by) {
      const subject = { candidate_id: seekerId, job_title: request.job?.title };
      await tellOfContact({ ...services, trx }, changed.asked_by, 'contact_agreed', subject);
    }
    return request;
  });
