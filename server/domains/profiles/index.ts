import type { Domain } from '../../platform/domain.ts';
import { profileRoutes } from './routes.ts';

/** What seekers say about themselves. */
export const profiles: Domain = {
  routes: profileRoutes,
  tables: ['profiles'],
};
