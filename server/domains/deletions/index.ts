import type { Domain } from '../../platform/domain.ts';
import { deletionRoutes } from './routes.ts';

/** Deletion of accounts by their holders. */
export const deletions: Domain = {
  routes: deletionRoutes,
};
