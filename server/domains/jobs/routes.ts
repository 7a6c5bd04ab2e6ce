import { jobs } from '../../../contract/jobs.ts';
import { routes } from '../../platform/endpoints.ts';
import { figures, findJobs, similarJobs } from './finding.ts';
import { changeJob, deleteJob, jobStats, listOwnJobs, publishJob, readJob } from './jobs.ts';

export const jobRoutes = routes(jobs, {
  'GET /barong/public/jobs': ({ db, query }) => findJobs(db, query),
  'GET /barong/public/jobs/:id': ({ db, params, account, query }) =>
    readJob(db, params.id, account, query.preview),
  'GET /barong/public/jobs/:id/similar': ({ db, params }) => similarJobs(db, params.id),
  'GET /barong/public/figures': ({ db }) => figures(db),
  'POST /barong/resource/jobs': ({ db, account, body, idempotencyKey }) =>
    publishJob(db, account, body, idempotencyKey),
  'PUT /barong/resource/jobs/:id': ({ db, account, params, body }) =>
    changeJob(db, account, params.id, body),
  'DELETE /barong/resource/jobs/:id': async ({ db, account, params }) => {
    await deleteJob(db, account, params.id);
    return { message: 'Job posting deleted successfully' };
  },
  'GET /barong/resource/hr/jobs': ({ db, account, query, publicUrl }) =>
    listOwnJobs(db, account, query, publicUrl),
  'GET /barong/resource/hr/job_stats': ({ db, account }) => jobStats(db, account),
});
