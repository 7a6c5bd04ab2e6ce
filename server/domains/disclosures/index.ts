import type { Domain } from '../../platform/domain.ts';
import { disclosureRoutes } from './routes.ts';
import { disclosureTables } from './tables.ts';
import { disclosureSchedules, disclosureTasks } from './tasks.ts';

/** What was shown of a seeker, to whom and when. */
export const disclosures: Domain = {
  routes: disclosureRoutes,
  tasks: disclosureTasks,
  schedules: disclosureSchedules,
  tables: disclosureTables,
};
