import type { Domain } from '../../platform/domain.ts';
import { candidateRoutes, contactRequestRoutes } from './routes.ts';
import { candidateTables } from './tables.ts';

/** Candidates, as a company looks for them. */
export const candidates: Domain = {
  routes: [...candidateRoutes, ...contactRequestRoutes],
  tables: candidateTables,
};
