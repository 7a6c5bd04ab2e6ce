import { admin } from '../../../contract/admin.ts';
import { routes } from '../../platform/endpoints.ts';
import { countEverything } from './queries.ts';

export const adminRoutes = routes(admin, {
  'GET /barong/admin/figures': ({ db }) => countEverything(db),
});
