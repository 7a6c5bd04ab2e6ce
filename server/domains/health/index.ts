import type { Domain } from '../../platform/domain.ts';
import { healthRoutes } from './routes.ts';

/** The health of the portal itself, for those who run it. */
export const health: Domain = { routes: healthRoutes };
