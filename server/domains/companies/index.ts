import type { Domain } from '../../platform/domain.ts';
import { companyRoutes } from './routes.ts';

/** Companies that hire. */
export const companies: Domain = {
  routes: companyRoutes,
  tables: ['companies'],
  alsoWrites: ['accounts'],
};
