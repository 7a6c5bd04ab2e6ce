import type { Domain } from '../../platform/domain.ts';
import { contactShareRoutes, sharingRoutes } from './routes.ts';
import { sharingTables } from './tables.ts';

/** What seekers show of themselves, and to whom. */
export const sharing: Domain = {
  routes: [...sharingRoutes, ...contactShareRoutes],
  tables: sharingTables,
  alsoWrites: ['contact_requests'],
};
