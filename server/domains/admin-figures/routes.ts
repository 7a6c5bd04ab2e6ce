import { adminFigures } from '../../../contract/admin/admin-figures.ts';
import { routes } from '../../platform/endpoints.ts';
import { countEverything } from './queries.ts';

export const adminFigureRoutes = routes(adminFigures, {
  'GET /barong/admin/figures': ({ db }) => countEverything(db),
});
