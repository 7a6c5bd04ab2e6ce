import type { Domain } from '../../platform/domain.ts';
import { companyRoutes } from './routes.ts';

/** Who hires. */
export const companies: Domain = {
  routes: companyRoutes,
  tables: ['companies'],
  alsoWrites: ['accounts'],
};
