import type { Domain } from '../../platform/domain.ts';
import { salaryGuideRoutes } from './routes.ts';
import { salaryGuideTables } from './tables.ts';
import { salaryGuideSchedules, salaryGuideTasks } from './tasks.ts';

/** What jobs for a role pay. */
export const salaryGuide: Domain = {
  routes: salaryGuideRoutes,
  tasks: salaryGuideTasks,
  schedules: salaryGuideSchedules,
  tables: salaryGuideTables,
};
