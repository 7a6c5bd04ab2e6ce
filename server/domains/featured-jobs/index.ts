import type { Domain } from '../../platform/domain.ts';
import { featuredJobRoutes } from './routes.ts';
import { featuredJobTables } from './tables.ts';

/** Jobs that a company's plan puts into the slot of the searches that find them. */
export const featuredJobs: Domain = { routes: featuredJobRoutes, tables: featuredJobTables };
