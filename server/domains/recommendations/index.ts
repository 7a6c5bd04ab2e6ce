import type { Domain } from '../../platform/domain.ts';
import { recommendationRoutes } from './routes.ts';

/** Open jobs that fit a seeker; serves the API's `recommended_jobs`. */
export const recommendations: Domain = { routes: recommendationRoutes };
