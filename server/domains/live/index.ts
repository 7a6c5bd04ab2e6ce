import type { Domain } from '../../platform/domain.ts';
import { liveRoutes } from './routes.ts';

/** Live updates of open pages. */
export const live: Domain = {
  routes: liveRoutes,
};
