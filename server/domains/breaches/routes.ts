import { breaches } from '../../../contract/breaches/breaches.ts';
import { routes } from '../../platform/endpoints.ts';
import { changeBreach, enterBreach, readBreaches } from './breaches.ts';

export const breachRoutes = routes(breaches, {
  'GET /barong/admin/breaches': ({ db, query }) => readBreaches(db, query),
  'POST /barong/admin/breaches': ({ db, account, body, idempotencyKey }) =>
    enterBreach(db, account.id, body, idempotencyKey),
  'PUT /barong/admin/breaches/:id': ({ db, account, params, body, ifMatch }) =>
    changeBreach(db, params.id, account.id, { form: body, ifMatch }),
});
