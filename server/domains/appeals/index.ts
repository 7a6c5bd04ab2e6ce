import type { Domain } from '../../platform/domain.ts';
import { appealRoutes } from './routes.ts';
import { appealTables } from './tables.ts';

/** Appeals against bans and deactivations. */
export const appeals: Domain = { routes: appealRoutes, tables: appealTables };
