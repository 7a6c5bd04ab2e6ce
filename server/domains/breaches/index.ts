import type { Domain } from '../../platform/domain.ts';
import { breachRoutes } from './routes.ts';
import { breachTables } from './tables.ts';

/** The register of data breaches. */
export const breaches: Domain = { routes: breachRoutes, tables: breachTables };
