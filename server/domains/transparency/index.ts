import type { Domain } from '../../platform/domain.ts';
import { transparencyRoutes } from './routes.ts';

/** What we tell everybody about ourselves. */
export const transparency: Domain = { routes: transparencyRoutes };
