import type { Domain } from '../../platform/domain.ts';
import { moderationRoutes } from './routes.ts';
import { moderationTables } from './tables.ts';
import { moderationTasks } from './tasks.ts';

/** What moderators and the check of postings do about jobs. */
export const moderation: Domain = {
  routes: moderationRoutes,
  tasks: moderationTasks,
  tables: moderationTables,
};
