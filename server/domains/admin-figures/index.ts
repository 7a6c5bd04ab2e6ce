import type { Domain } from '../../platform/domain.ts';
import { adminFigureRoutes } from './routes.ts';

/** What there is, counted for admins. */
export const adminFigures: Domain = { routes: adminFigureRoutes };
