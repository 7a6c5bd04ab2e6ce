/** Jobs: what everybody reads of them, and what other domains ask. */
import type { Job, JobDetail } from '../../../contract/jobs.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { readCompany } from '../companies/companies.ts';
import { refreshSearch } from './indexing.ts';
import { presentCard, presentDetail } from './present.ts';
import {
  closeJobs,
  findJob,
  getCards,
  hideJobs,
  lockJobForApplying,
  unhideJobs,
  type WholeJobRow,
} from './queries.ts';

export { refreshSearch } from './indexing.ts';

export async function getJob(db: Db, id: number): Promise<WholeJobRow> {
  const row = await findJob(db, id);
  if (!row) throw refuse('resource.job.not_found');
  return row;
}

interface Reader {
  company_id: number | null;
}

/** True for the job's own company and for whoever it gave the preview's address. */
const belongsTo = (row: WholeJobRow, reader: Reader | null, preview?: string) =>
  reader?.company_id === row.company_id || row.preview_token === preview;

/**
 * A job's page. A draft is unknown to everybody but its company; a closed, expired or deleted job
 * is gone, to its own company only when deleted. One that is hidden is gone by its preview too.
 */
export async function readJob(
  db: Db,
  id: number,
  reader: Reader | null,
  preview?: string,
): Promise<JobDetail> {
  const row = await getJob(db, id);
  const isThere = row.deleted_at === null && row.hidden_at === null;
  const own = belongsTo(row, reader, preview) && isThere;
  if (!own && row.status === 'draft') throw refuse('resource.job.not_found');
  if (!own && (row.state !== 'active' || row.deleted_at !== null))
    throw refuse('resource.job.gone');
  return presentDetail(row, await readCompany(db, row.company_id));
}

/** A job that is or was open to everybody, whatever became of it. */
export async function readPostedJob(db: Db, id: number): Promise<WholeJobRow> {
  const row = await getJob(db, id);
  if (row.status === 'draft') throw refuse('resource.job.not_found');
  return row;
}

/** Cards in the order of the ids, whatever became of the jobs; an unknown id is left out. */
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

/**
 * A job that somebody wants to apply to, kept from being closed until the transaction ends. `gone`
 * when it is not open any more, null when there is none that the caller may know of.
 */
export async function readOpenJobForApplying(
  trx: Trx,
  id: number,
): Promise<{ id: number; title: string; company_id: number } | 'gone' | null> {
  const job = await lockJobForApplying(trx, id);
  if (!job || job.status === 'draft') return null;
  if (job.state !== 'active' || job.deleted_at !== null) return 'gone';
  return { id: job.id, title: job.title, company_id: job.company_id };
}

/** Closes whatever is open: nobody of the company is left to answer. */
export async function closeJobsOfCompany(trx: Trx, companyId: number): Promise<void> {
  await refreshSearch(trx, await closeJobs(trx, companyId));
}

/**
 * Hides whatever is open from everybody, for as long as nobody of the company may sign in; answers the
 * ids.
 */
export async function hideJobsOfCompany(trx: Trx, companyId: number): Promise<number[]> {
  const hidden = await hideJobs(trx, companyId);
  await refreshSearch(trx, hidden);
  return hidden;
}

/** The way back of `hideJobsOfCompany`. */
export async function unhideJobsOfCompany(trx: Trx, companyId: number): Promise<void> {
  await refreshSearch(trx, await unhideJobs(trx, companyId));
}
