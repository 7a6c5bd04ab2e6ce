import { referrals } from '../../../contract/applications/referrals.ts';
import { routes } from '../../platform/endpoints.ts';
import { makeReferral, readOwnReferral, readReferral, removeReferral } from './referrals.ts';

export const referralRoutes = routes(referrals, {
  'GET /barong/resource/jobs/:id/referral': ({ params, ...asking }) =>
    readOwnReferral(asking, params.id),
  'POST /barong/resource/jobs/:id/referral': ({ params, ...asking }) =>
    makeReferral(asking, params.id),
  'DELETE /barong/resource/jobs/:id/referral': ({ params, ...asking }) =>
    removeReferral(asking, params.id),
  'GET /barong/resource/referral': ({ db, query }) => readReferral(db, query.code),
});
