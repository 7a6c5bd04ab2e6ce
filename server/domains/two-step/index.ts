import type { Domain } from '../../platform/domain.ts';
import { twoStepRoutes } from './routes.ts';
import { twoStepTables } from './tables.ts';

/** Two-step sign-in. */
export const twoStep: Domain = {
  routes: twoStepRoutes,
  tables: twoStepTables,
};
