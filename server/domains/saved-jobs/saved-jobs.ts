import type { Paging } from '../../../contract/lists.ts';
import type { SavedJob, savedJobs } from '../../../contract/saved-jobs.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { readJobs, readPostedJob } from '../jobs/jobs.ts';
import { countSaved, deleteSaved, insertSaved, listSaved, listSavedIds } from './queries.ts';

interface SavedJobsQuery extends Paging {
  search: string;
  status?: SavedJob['status'] | undefined;
}

type SavedJobs = Answer<(typeof savedJobs)['GET /barong/resource/saved_jobs']>;

/** One page of the saved jobs, expiring ones first, then newest first; `counts` are of the whole search. */
export async function readSavedJobs(
  db: Db,
  accountId: number,
  query: SavedJobsQuery,
): Promise<SavedJobs> {
  const { rows, meta } = await listSaved(db, accountId, query);
  const byId = new Map(rows.map((row) => [row.job_id, row]));
  const jobs = await readJobs(db, [...byId.keys()]);
  const counts = { all: 0, active: 0, expiring: 0, expired: 0 };
  for (const { status, count } of await countSaved(db, accountId, query.search)) {
    counts[status] = count;
    counts.all += count;
  }
  return {
    saved_jobs: jobs.flatMap((job) => {
      const row = byId.get(job.id);
      return row ? [{ ...row, job }] : [];
    }),
    counts,
    meta,
  };
}

export const readSavedJobIds = async (db: Db, accountId: number) => ({
  job_ids: await listSavedIds(db, accountId),
});

/** Closed and expired jobs can be saved too: who removed one by mistake gets it back. */
export async function saveJob(db: Db, accountId: number, jobId: number) {
  const saved = await insertSaved(db, accountId, jobId);
  if (saved) return saved;
  await readPostedJob(db, jobId);
  throw refuse('resource.job.gone');
}

export const removeSavedJob = (db: Db, accountId: number, jobId: number): Promise<void> =>
  deleteSaved(db, accountId, jobId);
