/** Keeps the search index in step with the jobs: it contains exactly the open ones. */
import type { Db, Trx } from '../../platform/database.ts';
import { indexJobs, unindexJobs } from '../search/search.ts';
import { deleteExpiredRows, listOpenIds, listOpenJobs, waitForOtherBatches } from './queries.ts';

/** Updates the index; call it in the transaction that changed the jobs. */
export async function refreshSearch(trx: Trx, ids: readonly number[]): Promise<void> {
  const open = await listOpenJobs(trx, ids);
  const openIds = new Set(open.map((job) => job.id));
  await unindexJobs(
    trx,
    ids.filter((id) => !openIds.has(id)),
  );
  await indexJobs(trx, open);
}

const CHUNK = 500;

/**
 * Updates the index after a change of the company that affects how its jobs are found: its name, its industry,
 * whether it is a consultant, or whether it is checked.
 */
export async function indexJobsOfCompany(db: Db, companyId: number): Promise<void> {
  const ids = await listOpenIds(db, companyId);
  for (let start = 0; start < ids.length; start += CHUNK) {
    await db.transaction().execute((trx) => refreshSearch(trx, ids.slice(start, start + CHUNK)));
  }
}

/** Removes the jobs whose last day has passed. */
export const unindexExpired = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await waitForOtherBatches(trx);
    await deleteExpiredRows(trx);
  });
