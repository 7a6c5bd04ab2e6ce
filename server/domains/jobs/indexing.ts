/** Keeps the search in step with the jobs: what is open is found, nothing else is. */
import type { Db, Trx } from '../../platform/database.ts';
import { indexJobs, unindexJobs } from '../search/search.ts';
import { listOpenIds, listOpenJobs } from './queries.ts';

/** To be called in the transaction that changed the jobs. */
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

/** After a change of what all of a company's jobs are found by: its name. */
export async function indexJobsOfCompany(db: Db, companyId: number): Promise<void> {
  const ids = await listOpenIds(db, companyId);
  for (let start = 0; start < ids.length; start += CHUNK) {
    await db.transaction().execute((trx) => refreshSearch(trx, ids.slice(start, start + CHUNK)));
  }
}
