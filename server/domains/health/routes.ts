import { health } from '../../../contract/admin/health.ts';
import { routes } from '../../platform/endpoints.ts';
import { judge } from './health.ts';

export const healthRoutes = routes(health, {
  'GET /barong/admin/health': async ({ health: watched }) =>
    judge(await watched.read(), Date.now()),
});
