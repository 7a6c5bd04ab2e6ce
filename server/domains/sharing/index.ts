import type { Domain } from '../../platform/domain.ts';
import { sharingRoutes } from './routes.ts';
import { sharingTables } from './tables.ts';

/** What seekers show of themselves, and to whom. */
export const sharing: Domain = {
  routes: sharingRoutes,
  tables: sharingTables,
};
