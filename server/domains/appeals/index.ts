import type { Domain } from '../../platform/domain.ts';
import { appealRoutes } from './routes.ts';
import { appealTables } from './tables.ts';

/** Appeals against bans and deactivations, and against what moderators did about jobs and people. */
export const appeals: Domain = { routes: appealRoutes, tables: appealTables };
