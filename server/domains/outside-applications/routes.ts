import { outsideApplications } from '../../../contract/applications/outside-applications.ts';
import { routes } from '../../platform/endpoints.ts';
import {
  addOutsideApplication,
  changeOutsideApplication,
  readOutsideApplication,
  removeOutsideApplication,
  restoreOutsideApplication,
} from './outside-applications.ts';

export const outsideApplicationRoutes = routes(outsideApplications, {
  'POST /barong/resource/outside_applications': ({ db, account, body, idempotencyKey }) =>
    addOutsideApplication(db, account.id, body, idempotencyKey),
  'GET /barong/resource/outside_applications/:id': ({ db, account, params }) =>
    readOutsideApplication(db, account.id, params.id),
  'PUT /barong/resource/outside_applications/:id': ({ db, account, params, body }) =>
    changeOutsideApplication(db, account.id, params.id, body),
  'DELETE /barong/resource/outside_applications/:id': async ({ db, account, params }) => {
    await removeOutsideApplication(db, account.id, params.id);
    return { message: 'Application removed' };
  },
  'POST /barong/resource/outside_applications/:id/restoration': ({ db, account, params }) =>
    restoreOutsideApplication(db, account.id, params.id),
});
