import type { Domain } from '../../platform/domain.ts';
import { leavePanels } from './interviews.ts';
import { absenceRoutes, interviewRoutes } from './routes.ts';
import { interviewTables } from './tables.ts';
import { interviewSchedules, interviewTasks } from './tasks.ts';

/** Interviews to which companies invite their candidates: times, places, calendars. */
export const interviews: Domain = {
  routes: [...interviewRoutes, ...absenceRoutes],
  tasks: interviewTasks,
  schedules: interviewSchedules,
  tables: interviewTables,
  onDeparture: leavePanels,
};
