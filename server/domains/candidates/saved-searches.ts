/**
 * Searches for candidates that recruiters save, with how many people came into them since they last
 * looked.
 */
import type { Answer } from '../../../contract/endpoint.ts';
import type {
  CandidateSearch,
  candidateSearches,
} from '../../../contract/candidates/candidate-searches.ts';
import type { CandidateAlertFrequency } from '../../../contract/candidates/candidate-alert-frequencies.ts';
import { CANDIDATE_ALERTS_MAX, CANDIDATE_SEARCHES_MAX } from '../../../contract/constants.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db } from '../../platform/database.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import {
  countOtherAlerts,
  deleteAlert,
  deleteAlertsOfOthers,
  keepAlert,
} from './alerts/alert-queries.ts';
import { isCheckedCompany } from './found-queries.ts';
import { readNews } from './indexing.ts';
import { countNew, type MeantSearch } from './queries.ts';
import {
  countSaved,
  deleteSaved,
  findSaved,
  holdSaved,
  insertSaved,
  keepOpening,
  listSaved,
  type NewSearch,
  type SavedRow,
  updateSaved,
  type Viewer,
} from './saved-search-queries.ts';
import { wordsMeant } from './words-meant.ts';

type Listed = Answer<(typeof candidateSearches)['GET /barong/resource/candidate_searches']>;

const viewerOf = (recruiter: SignedIn): Viewer => ({
  accountId: recruiter.id,
  companyId: companyOf(recruiter),
});

export async function readSavedSearches(
  db: Db,
  recruiter: SignedIn,
  paging: Paging,
): Promise<Listed> {
  const viewer = viewerOf(recruiter);
  await readNews(db, viewer.companyId);
  const { rows, meta } = await listSaved(db, viewer, paging);
  const presented: CandidateSearch[] = [];
  // One after another, so that one recruiter's list does not take all connections.
  for (const row of rows) presented.push(await present(db, viewer, row));
  return { candidate_searches: presented, meta };
}

export const saveSearch = (
  db: Db,
  recruiter: SignedIn,
  search: NewSearch,
): Promise<CandidateSearch> =>
  db.transaction().execute(async (trx) => {
    if (recruiter.company_id === null) throw refuse('resource.hr_profile.not_found');
    if ((await countSaved(trx, recruiter.id)) >= CANDIDATE_SEARCHES_MAX) {
      throw refuse('resource.candidate_search.too_many');
    }
    return readSaved(trx, recruiter, await insertSaved(trx, viewerOf(recruiter), search));
  });

export const changeSearch = (
  db: Db,
  recruiter: SignedIn,
  id: number,
  changed: { name: string; is_shared: boolean },
): Promise<CandidateSearch> =>
  db.transaction().execute(async (trx) => {
    await findOwn(trx, recruiter, id);
    await updateSaved(trx, recruiter.id, { id, ...changed });
    // Otherwise it would count among the searches of colleagues who cannot see it any more, and so not turn it off.
    if (!changed.is_shared)
      await deleteAlertsOfOthers(trx, { accountId: recruiter.id, searchId: id });
    return readSaved(trx, recruiter, id);
  });

export async function removeSearch(db: Db, recruiter: SignedIn, id: number): Promise<void> {
  const row = await find(db, recruiter, id);
  if (!mayDelete(recruiter.id, row)) throw refuse('authz.unauthorized');
  await deleteSaved(db, viewerOf(recruiter), id);
}

/** This recruiter has now seen everybody in it. */
export async function openSearch(
  db: Db,
  recruiter: SignedIn,
  id: number,
): Promise<CandidateSearch> {
  await find(db, recruiter, id);
  // Everybody who applied before this moment counts as seen.
  await readNews(db, companyOf(recruiter));
  await keepOpening(db, recruiter.id, id);
  return readSaved(db, recruiter, id);
}

/** Says how often this recruiter is told of new candidates; those who are there already are not new. */
export const tellOfSearch = (
  db: Db,
  recruiter: SignedIn,
  id: number,
  frequency: CandidateAlertFrequency,
): Promise<CandidateSearch> =>
  db.transaction().execute(async (trx) => {
    await find(trx, recruiter, id);
    const place = { accountId: recruiter.id, searchId: id };
    if (frequency === 'never') await deleteAlert(trx, place);
    else {
      if ((await countOtherAlerts(trx, place)) >= CANDIDATE_ALERTS_MAX) {
        throw refuse('resource.candidate_search.too_many_alerts');
      }
      if (!(await holdSaved(trx, id))) throw refuse('resource.candidate_search.not_found');
      await keepAlert(trx, place, frequency);
    }
    return readSaved(trx, recruiter, id);
  });

async function find(db: Db, recruiter: SignedIn, id: number): Promise<SavedRow> {
  const row = orRefuse(
    await findSaved(db, viewerOf(recruiter), id),
    'resource.candidate_search.not_found',
  );
  return row;
}

/** Colleagues may delete what somebody who has left still shares: nobody else could tidy it up. */
const mayDelete = (accountId: number, { account_id, is_left_behind }: SavedRow): boolean =>
  account_id === accountId || is_left_behind;

/** A search that the team shares can be used by all, and is changed only by its owner. */
async function findOwn(db: Db, recruiter: SignedIn, id: number): Promise<void> {
  const { account_id } = await find(db, recruiter, id);
  if (account_id !== recruiter.id) throw refuse('authz.unauthorized');
}

const readSaved = async (db: Db, recruiter: SignedIn, id: number): Promise<CandidateSearch> =>
  present(db, viewerOf(recruiter), await find(db, recruiter, id));

async function present(
  db: Db,
  { accountId, companyId }: Viewer,
  saved: SavedRow,
): Promise<CandidateSearch> {
  const { account_id, opened_at, is_left_behind: _, ...row } = saved;
  const search = await searchMeant(db, companyId, row);
  const new_count = search ? await countNew(db, companyId, { ...search, since: opened_at }) : 0;
  return {
    ...row,
    is_own: account_id === accountId,
    may_delete: mayDelete(accountId, saved),
    new_count,
  };
}

/** A saved search as the database is asked; null if the company may not look for such people. */
export async function searchMeant(
  db: Db,
  companyId: number,
  { source, filters }: Pick<SavedRow, 'source' | 'filters'>,
): Promise<MeantSearch | null> {
  // Only checked companies find people who did not apply.
  if (source === 'found' && !(await isCheckedCompany(db, companyId))) return null;
  const { search, ...others } = filters;
  // People who were found have not told the company their pay, so it is not asked for, as on their page.
  if (source === 'found') delete others.expected_ctc_max;
  return { source, filters: { ...others, words: await wordsMeant(db, search) } };
}
