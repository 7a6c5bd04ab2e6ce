import { admin } from '../../../contract/admin.ts';
import { routes } from '../../platform/endpoints.ts';
import { countEverything } from './queries.ts';
import { changeState } from './states.ts';

export const adminRoutes = routes(admin, {
  'GET /barong/admin/figures': ({ db }) => countEverything(db),
  'POST /barong/admin/users/update': ({ account, body, ...services }) =>
    changeState(services, account.id, body),
});
