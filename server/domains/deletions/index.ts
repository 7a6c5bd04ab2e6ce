import type { Domain } from '../../platform/domain.ts';
import { deletionRoutes } from './routes.ts';

/** Accounts that their holders delete. */
export const deletions: Domain = {
  routes: deletionRoutes,
};
