import type { Domain } from '../../platform/domain.ts';
import { twoStepRoutes } from './routes.ts';

/** Signing in with a second step. */
export const twoStep: Domain = {
  routes: twoStepRoutes,
  tables: ['two_step', 'recovery_codes'],
};
