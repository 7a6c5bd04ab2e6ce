import type { Domain } from '../../platform/domain.ts';
import { companyRoutes } from './routes.ts';
import { companyTables } from './tables.ts';

/** Companies that hire. */
export const companies: Domain = {
  routes: companyRoutes,
  tables: companyTables,
  alsoWrites: ['accounts'],
};
