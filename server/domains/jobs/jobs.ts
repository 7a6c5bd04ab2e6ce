/** Jobs as everybody sees them, and as other domains use them. */
import type { Job, JobDetail } from '../../../contract/jobs.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { isSameSecret } from '../../platform/secrets/same-secret.ts';
import { readCompany } from '../companies/companies.ts';
import { getJob } from './get-job.ts';
import { refreshSearch } from './indexing.ts';
import { presentCard, presentDetail } from './present.ts';
import { getCards, type WholeJobRow } from './queries.ts';
import {
  closeJobs,
  hideJobs,
  type Moderation,
  unhideJobs,
  updateModeration,
} from './stopping-queries.ts';

export { refreshSearch } from './indexing.ts';
export { waitForOtherBatches } from './queries.ts';
export { judgeAnswers } from './questions.ts';
export { changeOwnJob, closeOwnJob } from './own/changing.ts';
export { publishOwnJob } from './own/posting.ts';
export { refuseTextOf } from './text-rules.ts';
export { renderDescription } from './rendering.ts';
export { removePersonFromJobs } from './who-posts.ts';

export interface Reader {
  company_id: number | null;
}

/**
 * The page of a job. Drafts are 404 to everybody but their company. A closed or expired job is 410
 * to everybody else, a deleted one also to its company.
 */
export async function readJob(db: Db, id: number, reader: Reader | null): Promise<JobDetail> {
  const row = await getJob(db, id);
  return presentTo(db, row, reader?.company_id === row.company_id);
}

/**
 * The page of a job for anybody who has its preview address, in any state. A deleted or hidden job, and one
 * that moderators hold or have removed, is treated as for the public.
 */
export async function readPreview(db: Db, id: number, token: string): Promise<JobDetail> {
  const row = await getJob(db, id);
  if (!isSameSecret(token, row.preview_token)) throw refuse('resource.job.not_found');
  return presentTo(db, row, !row.paused_by_moderation);
}

async function presentTo(db: Db, row: WholeJobRow, isOwn: boolean): Promise<JobDetail> {
  const own = isOwn && row.deleted_at === null && row.hidden_at === null;
  if (!own && row.status === 'draft') throw refuse('resource.job.not_found');
  if (!own && (row.state !== 'active' || row.deleted_at !== null))
    throw refuse('resource.job.gone');
  return presentDetail(row, await readCompany(db, row.company_id));
}

/** A job that is or was open to everybody, in any state. */
export async function readPostedJob(db: Db, id: number): Promise<WholeJobRow> {
  const row = await getJob(db, id);
  if (row.status === 'draft') throw refuse('resource.job.not_found');
  return row;
}

/** Jobs for cards, in any state and in the order of the ids; unknown ids are left out. */
export async function readJobs(
  db: Db,
  ids: readonly number[],
): Promise<(Job & { deleted: boolean })[]> {
  const rows = new Map((await getCards(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ ...presentCard(row), deleted: row.deleted_at !== null }] : [];
  });
}

/** Closes all open jobs of a company in which nobody is left to answer. */
export async function closeJobsOfCompany(trx: Trx, companyId: number): Promise<void> {
  await refreshSearch(trx, await closeJobs(trx, companyId));
}

/**
 * Hides the jobs of a company while none of its recruiters may log in: the open ones, and those that are expired,
 * paused or moderated, but neither drafts nor closed ones. Returns their ids.
 */
export async function hideJobsOfCompany(trx: Trx, companyId: number): Promise<number[]> {
  const hidden = await hideJobs(trx, companyId);
  await refreshSearch(trx, hidden);
  return hidden;
}

/** Undoes `hideJobsOfCompany`. */
export async function unhideJobsOfCompany(trx: Trx, companyId: number): Promise<void> {
  await refreshSearch(trx, await unhideJobs(trx, companyId));
}

/** Holds, removes or releases a job for moderators; false if others decided otherwise in the meantime. */
export async function setModeration(
  trx: Trx,
  id: number,
  change: { from: Moderation; to: Moderation },
): Promise<boolean> {
  const isChanged = await updateModeration(trx, id, change);
  if (isChanged) await refreshSearch(trx, [id]);
  return isChanged;
}
