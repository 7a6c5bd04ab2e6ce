import { adminFigures } from '../../../contract/admin/admin-figures.ts';
import { routes } from '../../platform/endpoints.ts';
import { countByDay, countEverything } from './queries.ts';

export const adminFigureRoutes = routes(adminFigures, {
  'GET /barong/admin/figures': ({ db, account }) => countEverything(db, account.admin_role),
  'GET /barong/admin/figures/days': async ({ db, query }) => ({
    days: await countByDay(db, query.days),
  }),
});
