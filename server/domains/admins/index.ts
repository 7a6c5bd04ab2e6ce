import type { Domain } from '../../platform/domain.ts';
import { adminRoutes } from './routes.ts';

/** Who is an admin, and in which role. */
export const admins: Domain = { routes: adminRoutes, alsoWrites: ['accounts'] };
