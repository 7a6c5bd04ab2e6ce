import type { Domain } from '../../platform/domain.ts';
import { auditRoutes } from './routes.ts';
import { auditSchedules, auditTasks } from './tasks.ts';

/** What admins did and what concerned the safety of accounts, for those who must explain it. */
export const audit: Domain = {
  routes: auditRoutes,
  tasks: auditTasks,
  schedules: auditSchedules,
};
