/** How companies look for candidates among those who applied to them. */
import type { Candidate, ListedCandidate } from '../../../contract/applications.ts';
import type { CandidateFilters } from '../../../contract/candidates.ts';
import type { Meta, Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Seal } from '../../platform/secrets/seal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import type { SignedAddress } from '../../platform/signed-addresses.ts';
import { listCandidatesOf, viewCandidate } from '../applications/applications.ts';
import { deleteSearchRows, findApplication, listApplied } from './queries.ts';

interface Asked {
  db: Db;
  seal: Seal;
  addressOf: SignedAddress;
}

/** The recruiter's company; 0, which no company has, if there is none. */
const companyOf = (recruiter: SignedIn): number => recruiter.company_id ?? 0;

export async function readCandidates(
  asked: Asked,
  recruiter: SignedIn,
  query: CandidateFilters & Paging,
): Promise<{ candidates: ListedCandidate[]; meta: Meta }> {
  const { rows, meta } = await listApplied(asked.db, companyOf(recruiter), query);
  const ids = rows.map(({ application_id }) => application_id);
  return { candidates: await listCandidatesOf(asked, recruiter, ids), meta };
}

/** Opens a candidate's page, which is a view of what they sent. */
export async function readCandidate(
  asked: Asked,
  recruiter: SignedIn,
  seekerId: number,
): Promise<Candidate> {
  const application = await findApplication(asked.db, companyOf(recruiter), seekerId);
  if (application === null) throw refuse('resource.candidate.not_found');
  return viewCandidate(asked, recruiter, application);
}

/** Nobody finds them any more; for whoever deletes their account, after their applications. */
export const forgetCandidate = (trx: Trx, seekerId: number): Promise<void> =>
  deleteSearchRows(trx, seekerId);
