import type { Domain } from '../../platform/domain.ts';
import { exclusionRoutes } from './routes.ts';
import { exclusionTables } from './tables.ts';

/** What seekers do not want to be shown: companies, all consultants, and jobs like one. */
export const exclusions: Domain = {
  routes: exclusionRoutes,
  tables: exclusionTables,
};
