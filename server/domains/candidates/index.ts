import type { Domain } from '../../platform/domain.ts';
import {
  candidateNoteRoutes,
  candidateRoutes,
  candidateSearchRoutes,
  contactRequestRoutes,
} from './routes.ts';
import { candidateTables } from './tables.ts';

/** Candidates, as a company looks for them. */
export const candidates: Domain = {
  routes: [
    ...candidateRoutes,
    ...candidateNoteRoutes,
    ...candidateSearchRoutes,
    ...contactRequestRoutes,
  ],
  tables: candidateTables,
};
