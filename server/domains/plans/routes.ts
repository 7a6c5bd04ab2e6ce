import { plans } from '../../../contract/money/plans.ts';
import { paise } from '../../../contract/money/paise.ts';
import { routes } from '../../platform/endpoints.ts';
import { changePrice, readSold } from './plans.ts';

export const planRoutes = routes(plans, {
  'GET /barong/admin/plans': async ({ db }) => ({ plans: await readSold(db) }),
  'PUT /barong/admin/plans/:id': ({ db, params, body }) =>
    changePrice(db, params.id, paise(body.price_paise)),
});
