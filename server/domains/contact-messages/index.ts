import type { Domain } from '../../platform/domain.ts';
import { contactMessageRoutes } from './routes.ts';
import { contactMessageTables } from './tables.ts';
import { contactMessageSchedules, contactMessageTasks } from './tasks.ts';

/** Messages to the operator. */
export const contactMessages: Domain = {
  routes: contactMessageRoutes,
  tasks: contactMessageTasks,
  schedules: contactMessageSchedules,
  tables: contactMessageTables,
};
