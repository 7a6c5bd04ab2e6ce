import type { Domain } from '../../platform/domain.ts';
import { adminFigureRoutes } from './routes.ts';

/** Counts of what the portal has, for admins. */
export const adminFigures: Domain = { routes: adminFigureRoutes };
