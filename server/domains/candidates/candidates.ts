/**
 * How companies search for candidates: among people who applied, and people who chose to be found.
 */
import type { Candidate, ListedCandidate } from '../../../contract/applications.ts';
import type { CandidateFilters } from '../../../contract/candidates.ts';
import type { candidateSources } from '../../../contract/candidates/candidate-sources.ts';
import { type Meta, metaOf, type Paging } from '../../../contract/lists.ts';
import type { Trx } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import { listCandidatesOf, viewCandidate } from '../applications/applications.ts';
import { isCheckedCompany } from './found-queries.ts';
import { type CandidateServices, listFoundCandidates, openFound, readFound } from './found.ts';
import { readNews } from './indexing.ts';
import { deleteSearchRows, findApplication, listApplied, listFound, listTold } from './queries.ts';
import { wordsMeant } from './words-meant.ts';

interface Search extends CandidateFilters, Paging {
  source: (typeof candidateSources)[number];
  saved?: number | undefined;
  since?: string | undefined;
}

interface CandidateList {
  candidates: ListedCandidate[];
  company_is_checked: boolean;
  new_ids: number[];
  meta: Meta;
}

export async function readCandidates(
  services: CandidateServices,
  recruiter: SignedIn,
  { source, search, saved, since, ...filters }: Search,
): Promise<CandidateList> {
  const companyId = companyOf(recruiter);
  await readNews(services.db, companyId);
  const company_is_checked = await isCheckedCompany(services.db, companyId);
  const query = { ...filters, words: await wordsMeant(services.db, search) };
  if (source === 'found' && !company_is_checked) {
    return { candidates: [], company_is_checked, new_ids: [], meta: metaOf(query, 0) };
  }
  const isNews = saved !== undefined && since !== undefined;
  const news = { source, filters: query, accountId: recruiter.id };
  const new_ids = isNews ? await listTold(services.db, companyId, { ...news, saved, since }) : [];
  if (source === 'applied') {
    const { rows, meta } = await listApplied(services.db, companyId, query);
    const ids = rows.map(({ application_id }) => application_id);
    return {
      candidates: await listCandidatesOf(services, recruiter, ids),
      company_is_checked,
      new_ids,
      meta,
    };
  }
  const { rows, meta } = await listFound(services.db, companyId, query);
  const ids = rows.map(({ account_id }) => account_id);
  return {
    candidates: await listFoundCandidates(services, companyId, ids),
    company_is_checked,
    new_ids,
    meta,
  };
}

/** Opens a candidate's page, which counts as a look at what they sent, or at their profile. */
export async function readCandidate(
  services: CandidateServices,
  recruiter: SignedIn,
  seekerId: number,
): Promise<Candidate> {
  const application = await findApplication(services.db, companyOf(recruiter), seekerId);
  if (application !== null) return viewCandidate(services, recruiter, application);
  return services.db.transaction().execute((trx) => openFound(trx, services, recruiter, seekerId));
}

/**
 * The name by which the company knows somebody, if it may read them; this does not count as a look
 * at the profile.
 */
export async function readCandidateName(
  services: CandidateServices,
  recruiter: SignedIn,
  seekerId: number,
): Promise<string> {
  const companyId = companyOf(recruiter);
  const application = await findApplication(services.db, companyId, seekerId);
  if (application === null) return (await readFound(services, companyId, seekerId)).name;
  const [candidate] = await listCandidatesOf(services, recruiter, [application]);
  if (!candidate) throw refuse('resource.candidate.not_found');
  return candidate.name;
}

/**
 * Removes somebody from the search. When an account is deleted, this runs after its applications
 * are withdrawn.
 */
export const forgetCandidate = (trx: Trx, seekerId: number): Promise<void> =>
  deleteSearchRows(trx, seekerId);
