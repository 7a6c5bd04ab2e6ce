import { moderation } from '../../../contract/moderation/moderation.ts';
import { routes } from '../../platform/endpoints.ts';
import { moderateJob, readCase, readOwn } from './moderation.ts';

export const moderationRoutes = routes(moderation, {
  'GET /barong/admin/moderation/jobs/:id': ({ db, params }) => readCase(db, params.id),
  'POST /barong/admin/moderation/jobs/:id/acts': ({ account, params, body, ...services }) =>
    moderateJob(services, account.id, params.id, body),
  'GET /barong/resource/jobs/:id/moderation': ({ db, account, params }) =>
    readOwn(db, account, params.id),
});
