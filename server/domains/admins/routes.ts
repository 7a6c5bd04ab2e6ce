import { admins } from '../../../contract/admin/admins.ts';
import { routes } from '../../platform/endpoints.ts';
import { addAdmin, changeRights, readAdmins } from './admins.ts';

export const adminRoutes = routes(admins, {
  'GET /barong/admin/admins': ({ db, account, query }) => readAdmins(db, account, query),
  'POST /barong/admin/admins': ({ account, body, ...services }) =>
    addAdmin(services, account, body),
  'PUT /barong/admin/admins/:id': ({ db, account, params, body }) =>
    changeRights(db, account, params.id, body.admin_role),
  'DELETE /barong/admin/admins/:id': ({ db, account, params }) =>
    changeRights(db, account, params.id, null),
});
