import type { Domain } from '../../platform/domain.ts';
import { healthRoutes } from './routes.ts';

/** How the portal itself is, for whoever runs it. */
export const health: Domain = { routes: healthRoutes };
