import type { Domain } from '../../platform/domain.ts';
import { deleteInvitationsBy } from './invitation-queries.ts';
import { teamRoutes } from './routes.ts';
import { teamTables } from './tables.ts';
import { teamSchedules, teamTasks } from './tasks.ts';

/** Who belongs to a company, and what each member may do. */
export const team: Domain = {
  routes: teamRoutes,
  tasks: teamTasks,
  schedules: teamSchedules,
  tables: teamTables,
  onDeparture: deleteInvitationsBy,
  alsoWrites: ['accounts'],
};
