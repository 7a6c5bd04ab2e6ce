import type { Domain } from '../../platform/domain.ts';
import { profileViewRoutes } from './routes.ts';
import { profileViewTables } from './tables.ts';
import { profileViewSchedules, profileViewTasks } from './tasks.ts';

/** Which companies looked at which seeker. */
export const profileViews: Domain = {
  routes: profileViewRoutes,
  tasks: profileViewTasks,
  schedules: profileViewSchedules,
  tables: profileViewTables,
};
