import type { Domain } from '../../platform/domain.ts';
import { importRoutes } from './routes.ts';

/** Jobs from files: of others, which the operator imports with `npm run import`, and of companies themselves. */
export const imports: Domain = {
  routes: importRoutes,
  alsoWrites: ['companies', 'jobs'],
};
