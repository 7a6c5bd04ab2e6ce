import { featuredJobs } from '../../../contract/jobs/featured-jobs.ts';
import { routes } from '../../platform/endpoints.ts';
import { chooseForSlot, countView, featureJob } from './featured-jobs.ts';

export const featuredJobRoutes = routes(featuredJobs, {
  'GET /barong/public/search_slot': ({ db, query }) => chooseForSlot(db, query),
  'POST /barong/public/featured_jobs/:id/views': ({ db, params, from }) =>
    countView(db, params.id, from.address),
  'PUT /barong/resource/jobs/:id/featured_days': ({ db, account, params, body }) =>
    featureJob(db, account, params.id, body.days),
});
