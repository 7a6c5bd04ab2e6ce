import type { Domain } from '../../platform/domain.ts';
import { testimonialRoutes } from './routes.ts';
import { testimonialTables } from './tables.ts';

/** What people say about the portal, for everybody to read. */
export const testimonials: Domain = { routes: testimonialRoutes, tables: testimonialTables };
