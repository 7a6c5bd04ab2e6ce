import { savedJobs } from '../../../contract/saved-jobs.ts';
import { routes } from '../../platform/endpoints.ts';
import { readSavedJobIds, readSavedJobs, removeSavedJob, saveJob } from './saved-jobs.ts';

export const savedJobRoutes = routes(savedJobs, {
  'GET /barong/resource/saved_jobs': ({ db, account, query, language }) =>
    readSavedJobs(db, { id: account.id, language }, query),
  'GET /barong/resource/saved_jobs/ids': ({ db, account }) => readSavedJobIds(db, account.id),
  'POST /barong/resource/saved_jobs': ({ db, account, body }) =>
    saveJob(db, account.id, body.job_id),
  'DELETE /barong/resource/saved_jobs/:job_id': async ({ db, account, params }) => {
    await removeSavedJob(db, account.id, params.job_id);
    return { message: 'Job removed from saved list' };
  },
});
