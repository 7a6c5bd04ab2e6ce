import type { Domain } from '../../platform/domain.ts';
import { bookRoutes } from './routes.ts';

/** Payments and subscriptions as the operator sees them. */
export const books: Domain = { routes: bookRoutes };
