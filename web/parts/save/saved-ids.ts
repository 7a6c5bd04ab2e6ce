import { api } from '../../lib/api/api.ts';
import { ofSession } from '../../lib/session/of-session.ts';

type Ids = ReadonlySet<number>;

/** Until this is known, every job offers Save; saving twice does no harm. */
const none: Ids = new Set();

const saved = ofSession(none, async () => {
  const { job_ids } = await api('GET /barong/resource/saved_jobs/ids', {});
  return new Set(job_ids);
});

/** The jobs that the signed-in seeker has saved; fetched once, empty for everybody else. */
export const useSavedIds = saved.use;

/** Changes with each job that is saved or removed on this page. */
export const useSavedChanges = saved.useChanges;

/** Saves a job; all its buttons on the page change once the server has confirmed it. */
export async function saveJob(job_id: number): Promise<void> {
  await api('POST /barong/resource/saved_jobs', { body: { job_id } });
  saved.change((ids) => new Set(ids).add(job_id));
}

export async function removeSavedJob(job_id: number): Promise<void> {
  await api('DELETE /barong/resource/saved_jobs/:job_id', { params: { job_id } });
  saved.change((ids) => new Set([...ids].filter((id) => id !== job_id)));
}
