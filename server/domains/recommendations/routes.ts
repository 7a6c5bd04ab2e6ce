import { recommendations } from '../../../contract/recommendations.ts';
import { routes } from '../../platform/endpoints.ts';
import { recommendJobs } from './recommendations.ts';

export const recommendationRoutes = routes(recommendations, {
  'GET /barong/resource/recommended_jobs': ({ db, account }) => recommendJobs(db, account.id),
});
