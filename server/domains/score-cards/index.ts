import type { Domain } from '../../platform/domain.ts';
import { scoreCardRoutes } from './routes.ts';
import { scoreCardTables } from './tables.ts';

/** What interviewers think of a candidate, and why. */
export const scoreCards: Domain = {
  routes: scoreCardRoutes,
  tables: scoreCardTables,
};
