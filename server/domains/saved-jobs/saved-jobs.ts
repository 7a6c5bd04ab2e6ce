import type { Paging } from '../../../contract/lists.ts';
import type { SavedJob, savedJobs } from '../../../contract/saved-jobs.ts';
import { dateText } from '../../../contract/format/dates.ts';
import type { Answer, Language } from '../../../contract/endpoint.ts';
import type { Job } from '../../../contract/jobs.ts';
import { payText } from '../../../contract/format/pay.ts';
import { timeLeft } from '../../../contract/format/time-left.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { readJobs, readPostedJob } from '../jobs/jobs.ts';
import { readWorkWishes } from '../profiles/profiles.ts';
import {
  countSaved,
  deleteSaved,
  insertSaved,
  listSaved,
  listSavedIds,
  type SavedJobSort,
} from './queries.ts';

interface SavedJobsQuery extends Paging {
  search: string;
  status?: SavedJob['status'] | undefined;
  sort: SavedJobSort;
}

type SavedJobs = Answer<(typeof savedJobs)['GET /barong/resource/saved_jobs']>;

/** One page of the saved jobs; `counts` cover the whole search. */
export async function readSavedJobs(
  db: Db,
  { id: accountId, language }: { id: number; language: Language },
  query: SavedJobsQuery,
): Promise<SavedJobs> {
  const { skills } = await readWorkWishes(db, accountId);
  const { rows, meta } = await listSaved(db, accountId, { ...query, skills });
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
      return row ? [{ ...row, job, ...inWords(row, job, language) }] : [];
    }),
    counts,
    meta,
  };
}

/** Names for a saved job from the specification's sample. */
const inWords = (
  { status, saved_at }: Pick<SavedJob, 'status' | 'saved_at'>,
  job: Job,
  language: Language,
) => ({
  id: job.id,
  title: job.title,
  company: job.company_name,
  location: job.location,
  type: job.employment_type,
  salary: payText(job, language),
  savedAt: dateText(saved_at, language),
  expiresIn: status === 'expired' ? '' : timeLeft(job.expires_at, language),
  skills: job.skills,
});

export const readSavedJobIds = async (db: Db, accountId: number) => ({
  job_ids: await listSavedIds(db, accountId),
});

/** Closed and expired jobs can be saved too: somebody may have removed one by mistake. */
export async function saveJob(db: Db, accountId: number, jobId: number) {
  const saved = await insertSaved(db, accountId, jobId);
  if (saved) return saved;
  await readPostedJob(db, jobId);
  throw refuse('resource.job.gone');
}

export const removeSavedJob = (db: Db, accountId: number, jobId: number): Promise<void> =>
  deleteSaved(db, accountId, jobId);
