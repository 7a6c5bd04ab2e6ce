import type { Domain } from '../../platform/domain.ts';
import { featuredJobRoutes } from './routes.ts';
import { featuredJobTables } from './tables.ts';

/** Jobs that a company's plan shows in the slot of the searches that find them. */
export const featuredJobs: Domain = { routes: featuredJobRoutes, tables: featuredJobTables };
