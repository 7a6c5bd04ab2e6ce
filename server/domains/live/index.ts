import type { Domain } from '../../platform/domain.ts';
import { liveRoutes } from './routes.ts';

/** News for open pages. */
export const live: Domain = {
  routes: liveRoutes,
};
