import type { Domain } from '../../platform/domain.ts';
import { transparencyRoutes } from './routes.ts';

/** Public figures about the portal itself. */
export const transparency: Domain = { routes: transparencyRoutes };
