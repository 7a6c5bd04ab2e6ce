import type { Domain } from '../../platform/domain.ts';
import { testimonialRoutes } from './routes.ts';
import { testimonialSchedules, testimonialTasks } from './tasks.ts';
import { testimonialTables } from './tables.ts';

/** What people say about the portal, for everybody to read. */
export const testimonials: Domain = {
  routes: testimonialRoutes,
  tasks: testimonialTasks,
  schedules: testimonialSchedules,
  tables: testimonialTables,
};
