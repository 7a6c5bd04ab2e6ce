import type { Domain } from '../../platform/domain.ts';
import { planRoutes } from './routes.ts';
import { planTables } from './tables.ts';

/** What can be bought, in versions. */
export const plans: Domain = { routes: planRoutes, tables: planTables };
