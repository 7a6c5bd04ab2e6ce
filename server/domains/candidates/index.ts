import type { Domain } from '../../platform/domain.ts';
import { deleteAlertsOf } from './alerts/alert-queries.ts';
import {
  candidateAlertRoutes,
  candidateNoteRoutes,
  candidateRoutes,
  candidateSearchRoutes,
  contactRequestRoutes,
} from './routes.ts';
import { passOnRequests } from './found-queries.ts';
import { deletePrivateSearches } from './saved-search-queries.ts';
import { candidateTables } from './tables.ts';
import { candidateSchedules, candidateTasks } from './tasks.ts';

/** Candidates, as a company looks for them. */
export const candidates: Domain = {
  routes: [
    ...candidateRoutes,
    ...candidateNoteRoutes,
    ...candidateSearchRoutes,
    ...candidateAlertRoutes,
    ...contactRequestRoutes,
  ],
  tasks: candidateTasks,
  schedules: candidateSchedules,
  tables: candidateTables,
  async onDeparture(departure) {
    await deletePrivateSearches(departure);
    await deleteAlertsOf(departure);
    await passOnRequests(departure);
  },
};
