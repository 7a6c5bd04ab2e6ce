import type { Domain } from '../../platform/domain.ts';
import { moderationRoutes, profileModerationRoutes } from './routes.ts';
import { moderationTables } from './tables.ts';
import { moderationTasks } from './tasks.ts';

/** What moderators and the check of postings do about jobs, and moderators about people. */
export const moderation: Domain = {
  routes: [...moderationRoutes, ...profileModerationRoutes],
  tasks: moderationTasks,
  tables: moderationTables,
};
