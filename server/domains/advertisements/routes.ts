import { advertisements } from '../../../contract/advertisements/advertisements.ts';
import { routes } from '../../platform/endpoints.ts';
import {
  bookAdvertisement,
  changeAdvertisement,
  chooseAdvertisement,
  countView,
  decideAdvertisement,
  pauseAdvertisement,
  readAdvertisements,
} from './advertisements.ts';

export const advertisementRoutes = routes(advertisements, {
  'GET /barong/public/advertisements': ({ db, query }) => chooseAdvertisement(db, query),
  'POST /barong/public/advertisements/:id/views': ({ db, params, from }) =>
    countView(db, params.id, from.address),
  'GET /barong/admin/advertisements': ({ db, query }) => readAdvertisements(db, query),
  'POST /barong/admin/advertisements': ({ db, body }) => bookAdvertisement(db, body),
  'PUT /barong/admin/advertisements/:id': ({ db, params, body }) =>
    changeAdvertisement(db, params.id, body),
  'PUT /barong/admin/advertisements/:id/decision': ({ db, params, body }) =>
    decideAdvertisement(db, params.id, body),
  'PUT /barong/admin/advertisements/:id/pause': ({ db, params, body }) =>
    pauseAdvertisement(db, params.id, body.paused),
});
