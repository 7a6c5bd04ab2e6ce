import { advertisements } from '../../../contract/advertisements/advertisements.ts';
import { routes } from '../../platform/endpoints.ts';
import {
  bookAdvertisement,
  changeAdvertisement,
  chooseAdvertisement,
  countView,
  decideAdvertisement,
  keepPicture,
  pauseAdvertisement,
  readAdvertisements,
} from './advertisements.ts';
import { openPicture, uploadPicture } from './pictures.ts';

export const advertisementRoutes = routes(advertisements, {
  'GET /barong/public/advertisements': ({ db, query }) => chooseAdvertisement(db, query),
  'POST /barong/public/advertisements/:id/views': ({ db, params, from }) =>
    countView(db, params.id, from.address),
  'GET /barong/public/advertisements/:id/picture': ({ params, query, ...services }) =>
    openPicture(services, params.id, query.key),
  'GET /barong/admin/advertisements': ({ db, query }) => readAdvertisements(db, query),
  'POST /barong/admin/advertisements': ({ db, account, body, idempotencyKey }) =>
    bookAdvertisement(db, account.id, body, idempotencyKey),
  'PUT /barong/admin/advertisements/:id': ({ db, params, body, ifMatch }) =>
    changeAdvertisement(db, { id: params.id, form: body, ifMatch }),
  'POST /barong/admin/advertisements/:id/picture': ({
    account,
    params,
    upload,
    from,
    ...services
  }) => uploadPicture(services, account.id, params.id, { upload, address: from.address }),
  'DELETE /barong/admin/advertisements/:id/picture': ({ db, params }) =>
    keepPicture(db, params.id, null),
  'PUT /barong/admin/advertisements/:id/decision': ({ db, params, body }) =>
    decideAdvertisement(db, params.id, body),
  'PUT /barong/admin/advertisements/:id/pause': ({ db, params, body }) =>
    pauseAdvertisement(db, params.id, body.paused),
});
