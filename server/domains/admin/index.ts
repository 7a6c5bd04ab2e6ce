import type { Domain } from '../../platform/domain.ts';
import { adminRoutes } from './routes.ts';

/** What admins see and decide. */
export const admin: Domain = {
  routes: adminRoutes,
  tables: ['account_state_changes'],
  alsoWrites: ['accounts'],
};
