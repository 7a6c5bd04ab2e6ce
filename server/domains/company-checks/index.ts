import type { Domain } from '../../platform/domain.ts';
import { companyCheckRoutes } from './routes.ts';
import { companyCheckTables } from './tables.ts';

/** What admins decide about companies. */
export const companyChecks: Domain = {
  routes: companyCheckRoutes,
  tables: companyCheckTables,
  alsoWrites: ['accounts'],
};
