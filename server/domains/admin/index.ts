import type { Domain } from '../../platform/domain.ts';
import { adminRoutes } from './routes.ts';
import { adminTables } from './tables.ts';

/** Figures and decisions for admins. */
export const admin: Domain = {
  routes: adminRoutes,
  tables: adminTables,
  alsoWrites: ['accounts'],
};
