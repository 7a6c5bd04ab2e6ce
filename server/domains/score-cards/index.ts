import type { Domain } from '../../platform/domain.ts';
import { scoreCardRoutes } from './routes.ts';
import { scoreCardTables } from './tables.ts';

/** Interviewers' scores of a candidate, with reasons. */
export const scoreCards: Domain = {
  routes: scoreCardRoutes,
  tables: scoreCardTables,
};
