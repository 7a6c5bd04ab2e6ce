import { recommendations } from '../../../contract/jobs/recommendations.ts';
import { routes } from '../../platform/endpoints.ts';
import { readMissingSkills } from './missing-skills.ts';
import { recommendJobs } from './recommendations.ts';

export const recommendationRoutes = routes(recommendations, {
  'GET /barong/resource/recommended_jobs': ({ db, account }) => recommendJobs(db, account.id),
  'GET /barong/resource/missing_skills': ({ db, account }) => readMissingSkills(db, account.id),
});
