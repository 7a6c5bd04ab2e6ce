import type { Domain } from '../../platform/domain.ts';
import { twoStepRoutes } from './routes.ts';

/** Two-step sign-in. */
export const twoStep: Domain = {
  routes: twoStepRoutes,
  tables: ['two_step', 'recovery_codes'],
};
