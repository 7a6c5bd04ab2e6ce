import type { Domain } from '../../platform/domain.ts';
import { advertisementRoutes } from './routes.ts';
import { advertisementTables } from './tables.ts';

/** Booked advertisements: chosen by the page that shows them, never by who looks at it. */
export const advertisements: Domain = {
  routes: advertisementRoutes,
  tables: advertisementTables,
};
