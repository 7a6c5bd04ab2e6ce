import { alerts } from '../../../contract/alerts.ts';
import { routes } from '../../platform/endpoints.ts';
import { changeAlert, deleteAlert, readAlerts, restoreAlert, saveAlert } from './alerts.ts';

export const alertRoutes = routes(alerts, {
  'GET /barong/resource/alerts': ({ db, account, query }) => readAlerts(db, account.id, query),
  'POST /barong/resource/alerts': ({ db, account, body }) => saveAlert(db, account.id, body),
  'PUT /barong/resource/alerts/:id': ({ db, account, params, body }) =>
    changeAlert(db, account.id, params.id, body),
  'DELETE /barong/resource/alerts/:id': async ({ db, account, params }) => {
    await deleteAlert(db, account.id, params.id);
    return { message: 'Alert deleted' };
  },
  'POST /barong/resource/alerts/:id/restoration': ({ db, account, params }) =>
    restoreAlert(db, account.id, params.id),
});
