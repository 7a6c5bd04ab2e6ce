import type { Domain } from '../../platform/domain.ts';
import { profileRoutes } from './routes.ts';

/** Seekers' profiles. */
export const profiles: Domain = {
  routes: profileRoutes,
  tables: ['profiles'],
};
