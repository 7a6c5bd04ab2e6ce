import type { Domain } from '../../platform/domain.ts';
import { adminRoutes } from './routes.ts';

/** Figures and decisions for admins. */
export const admin: Domain = {
  routes: adminRoutes,
  tables: ['account_state_changes'],
  alsoWrites: ['accounts'],
};
