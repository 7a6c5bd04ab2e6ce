import type { Domain } from '../../platform/domain.ts';
import { profileRoutes } from './routes.ts';
import { profileTables } from './tables.ts';

/** Seekers' profiles. */
export const profiles: Domain = {
  routes: profileRoutes,
  tables: profileTables,
};
