import type { Domain } from '../../platform/domain.ts';
import { conversationRoutes, messageReportRoutes } from './routes.ts';
import { conversationTables } from './tables.ts';
import { conversationSchedules, conversationTasks } from './tasks.ts';

/** Conversations of seekers with companies and within teams, and reports of messages. */
export const conversations: Domain = {
  routes: [...conversationRoutes, ...messageReportRoutes],
  tasks: conversationTasks,
  schedules: conversationSchedules,
  tables: conversationTables,
};
